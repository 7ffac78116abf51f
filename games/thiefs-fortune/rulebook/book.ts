// Generated from ledger.yaml and chapters.yaml by `npm run ledger`: change these, not this file.
import type { Book } from '@sablier/kernel'

/** The rulebook as people read it. */
export const BOOK: Book = {
  "chapters": [
    {
      "id": "idea",
      "title": {
        "en": "The idea",
        "fr": "L'idée"
      },
      "lead": {
        "en": "Every card wanders. In your FUTURE it carries tokens. When the last token is taken it enters your PRESENT and works for you. A fifth card in a row pushes the oldest one out into your PAST, and only there do its points count.",
        "fr": "Toute carte voyage. Dans votre FUTUR, elle porte des jetons. Le dernier jeton pris, elle entre dans votre PRÉSENT et travaille pour vous. Une cinquième carte dans une rangée pousse la plus ancienne dans votre PASSÉ, et là seulement ses points comptent."
      },
      "rules": [
        "setup.player-count",
        "area.three-zones"
      ],
      "places": [
        {
          "title": {
            "en": "FUTURE",
            "fr": "FUTUR"
          },
          "text": {
            "en": "planned, loaded with loot",
            "fr": "préparé, garni de butin"
          },
          "cards": [
            "camel-driver-1",
            "inn-1"
          ]
        },
        {
          "title": {
            "en": "PRESENT",
            "fr": "PRÉSENT"
          },
          "text": {
            "en": "in use, at most four in a row",
            "fr": "en service, quatre au plus par rangée"
          },
          "cards": [
            "armory-1",
            "well-1",
            "tea-house-1"
          ]
        },
        {
          "title": {
            "en": "PAST",
            "fr": "PASSÉ"
          },
          "text": {
            "en": "counts at the end",
            "fr": "compte à la fin"
          },
          "cards": [
            "king-of-thieves-1"
          ]
        }
      ],
      "rulings": []
    },
    {
      "id": "round",
      "title": {
        "en": "A round",
        "fr": "Une manche"
      },
      "lead": {
        "en": "Five rounds, each of four phases.",
        "fr": "Cinq manches de quatre phases chacune."
      },
      "steps": [
        {
          "picture": "observatory-1",
          "title": {
            "en": "Planning",
            "fr": "Planification"
          },
          "text": {
            "en": "Pick a card, pass two on, three times. Four cards go to your FUTURE, one is used for its Favor.",
            "fr": "Prenez une carte, passez-en deux, trois fois. Quatre vont dans votre FUTUR, une sert pour son Avantage."
          }
        },
        {
          "picture": "treasure-room-1",
          "title": {
            "en": "Loot",
            "fr": "Butin"
          },
          "text": {
            "en": "Take up to 5, 5, 6, 6, 7 tokens from your FUTURE. Emptied cards enter your PRESENT.",
            "fr": "Prenez jusqu'à 5, 5, 6, 6, 7 jetons de votre FUTUR. Les cartes vidées entrent dans votre PRÉSENT."
          }
        },
        {
          "picture": "acrobat-1",
          "title": {
            "en": "Action",
            "fr": "Action"
          },
          "text": {
            "en": "In turn, one or two actions each, a Character, an Event or Time, until all have passed.",
            "fr": "Chacun son tour, une ou deux actions, un Personnage, un Évènement ou du Temps, jusqu'à ce que tous aient passé."
          }
        },
        {
          "picture": "purse-for-the-guard-1",
          "title": {
            "en": "Bribe",
            "fr": "Corruption"
          },
          "text": {
            "en": "Pay a Sword, a Gem or a Lamp for each Danger you hold, or lose a point.",
            "fr": "Payez une Épée, une Gemme ou une Lampe par Danger en votre possession, ou perdez un point."
          }
        }
      ],
      "show": {},
      "rules": [
        "round.five",
        "round.phases",
        "round.first-game-simple",
        "roundend.after-bribes",
        "roundend.token",
        "roundend.reset",
        "roundend.next-round",
        "roundend.carry-over"
      ],
      "rulings": [
        "lang.round-and-turn",
        "roundend.marker",
        "roundend.round-five-steps"
      ]
    },
    {
      "id": "card",
      "title": {
        "en": "What a card says",
        "fr": "Ce que dit une carte"
      },
      "lead": {
        "en": "At the edge of the picture stands the loot, at the top the points, below the picture the type, then the ability, and at the foot the two halves of the Favor.",
        "fr": "Au bord de l'image figure le butin, en haut les points, sous l'image le type, puis la capacité, et au pied les deux moitiés de l'Avantage."
      },
      "anatomy": {
        "card": "inn-1",
        "parts": [
          {
            "part": "numbers",
            "title": {
              "en": "Loot",
              "fr": "Butin"
            },
            "text": {
              "en": "These tokens are laid on the card when it enters your FUTURE.",
              "fr": "Ces jetons sont posés sur la carte quand elle entre dans votre FUTUR."
            }
          },
          {
            "part": "points",
            "title": {
              "en": "Fortune Points",
              "fr": "Points de Destin"
            },
            "text": {
              "en": "Counted at the end if the card lies in your PAST.",
              "fr": "Comptés à la fin si la carte est dans votre PASSÉ."
            }
          },
          {
            "part": "type",
            "title": {
              "en": "Type",
              "fr": "Type"
            },
            "text": {
              "en": "Location, Character or Event: it decides the row.",
              "fr": "Lieu, Personnage ou Évènement : il décide de la rangée."
            }
          },
          {
            "part": "text",
            "title": {
              "en": "Ability",
              "fr": "Capacité"
            },
            "text": {
              "en": "Locations answer by themselves; Characters and Events need an action.",
              "fr": "Les Lieux agissent d'eux-mêmes ; Personnages et Évènements demandent une action."
            }
          },
          {
            "part": "doors",
            "title": {
              "en": "Favor",
              "fr": "Avantage"
            },
            "text": {
              "en": "Pick one of the two when the card is your last of the draft.",
              "fr": "Prenez l'un des deux quand la carte est votre dernière."
            }
          }
        ]
      },
      "rules": [
        "anatomy.card-types",
        "anatomy.card-fields",
        "anatomy.ability-copies",
        "anatomy.favor-one-option",
        "anatomy.basic-resources",
        "anatomy.non-basic-resources",
        "anatomy.starting-cards",
        "anatomy.board-data",
        "anatomy.achievement-levels"
      ],
      "rulings": [
        "lang.favor-number-of-options",
        "ability.words"
      ]
    },
    {
      "id": "setup",
      "title": {
        "en": "Setting up",
        "fr": "Mise en place"
      },
      "rules": [
        "setup.round-marker",
        "setup.score-zero",
        "setup.separators",
        "setup.supply",
        "setup.starting-location-random",
        "setup.starting-character-paired",
        "setup.starting-cards-in-present",
        "setup.starting-loot",
        "setup.decks",
        "setup.deck-indicators",
        "setup.player-aid",
        "setup.starting-player"
      ],
      "cards": [
        "thieves-den",
        "apprentice-thief"
      ],
      "rulings": [
        "lang.starting-player-random",
        "lang.setup-step-order",
        "lang.garbled-figures",
        "past.player-aid",
        "setup.unused-starting-cards",
        "setup.starting-cards-are-normal"
      ]
    },
    {
      "id": "areas",
      "title": {
        "en": "FUTURE, PRESENT, PAST",
        "fr": "FUTUR, PRÉSENT, PASSÉ"
      },
      "show": {},
      "rules": [
        "future.no-limit",
        "future.load-loot",
        "future.empty-moves",
        "present.max-four",
        "present.leftmost-free",
        "present.push",
        "present.close-gap",
        "present.pushed-to-past",
        "present.pushed-event-discarded",
        "past.no-limit",
        "past.single-pile",
        "past.owner-may-look",
        "past.opponent-sees-top",
        "past.count-public",
        "visibility.hand-secret",
        "visibility.future-open",
        "visibility.present-open",
        "visibility.discard-face-up"
      ],
      "example": {
        "en": "Ada's row of Locations holds four cards. Her Well loses its last token, so it comes in, the card furthest to the left drops into her PAST, and the other three move up.",
        "fr": "La rangée de Lieux d'Ada compte quatre cartes. Son Puits perd son dernier jeton, il entre donc, la carte la plus à gauche tombe dans son PASSÉ, et les trois autres avancent.",
        "cards": [
          "well-1"
        ]
      },
      "rulings": [
        "lang.loot-immediately",
        "lang.past-any-type",
        "tokens.not-limited",
        "trigger.pushed-location",
        "trigger.move-now-fire-later",
        "future.opponent-empties-card",
        "visibility.stockpile-public",
        "visibility.discards-public",
        "visibility.past-final"
      ]
    },
    {
      "id": "planning",
      "title": {
        "en": "Planning Phase",
        "fr": "Phase de Planification"
      },
      "lead": {
        "en": "You hold five cards and choose what your future will be; what you hand on becomes somebody else's.",
        "fr": "Cinq cartes en main, vous choisissez votre avenir ; ce que vous passez deviendra celui d'un autre."
      },
      "show": {},
      "rules": [
        "planning.draw-order",
        "planning.draw-one-each",
        "planning.draw-two-more",
        "planning.hand-of-five",
        "planning.choose-secretly",
        "planning.place-in-row",
        "planning.place-with-loot",
        "planning.pass-two",
        "planning.pass-left-odd",
        "planning.pass-right-even",
        "planning.pass-face-down",
        "planning.repeat",
        "planning.last-placement",
        "planning.last-favor",
        "planning.favor-discard",
        "planning.result"
      ],
      "cards": [
        "fortune-teller-1",
        "duel-1",
        "docks-1",
        "grand-heist-1",
        "vizier-1"
      ],
      "rulings": [
        "lang.reveal-wording",
        "lang.reviews-describe-draft-differently",
        "draw.look-before-extra-cards",
        "draw.deck-runs-out",
        "favor.order",
        "favor.not-feasible",
        "favor.activate-in-planning"
      ]
    },
    {
      "id": "loot",
      "title": {
        "en": "Loot Phase",
        "fr": "Phase de Butin"
      },
      "lead": {
        "en": "All loot at once, each in the order they like.",
        "fr": "Tous pillent en même temps, chacun dans l'ordre qui lui plaît."
      },
      "show": {},
      "rules": [
        "loot.collect",
        "loot.one-by-one",
        "loot.danger-to-track",
        "loot.limit",
        "loot.fewer-allowed",
        "loot.order-matters",
        "loot.empty-card-moves",
        "loot.entry-triggers",
        "loot.triggers-before-next",
        "timing.own-locations-only"
      ],
      "example": {
        "en": "Ada takes the Lamp, then the Time of her Inn. The Inn is empty and enters her PRESENT at once, before she takes her third token. From now on it answers whenever she spends Time.",
        "fr": "Ada prend la Lampe, puis le Temps de son Auberge. L'Auberge est vide et entre aussitôt dans son PRÉSENT, avant le troisième jeton. Désormais, elle répond chaque fois qu'Ada utilise le Temps.",
        "cards": [
          "inn-1"
        ]
      },
      "rulings": [
        "loot.danger-counts",
        "loot.triggered-tokens-do-not-count",
        "loot.cards-arriving-during-phase",
        "loot.limit-changes-mid-phase",
        "trigger.newcomer-itself",
        "trigger.optional-or-not",
        "trigger.no-limit-per-round",
        "trigger.entry-any-source"
      ]
    },
    {
      "id": "action",
      "title": {
        "en": "Action Phase",
        "fr": "Phase d'Action"
      },
      "show": {},
      "rules": [
        "action.turn-order",
        "action.one-or-two",
        "action.menu",
        "action.same-twice",
        "action.continue",
        "action.phase-end",
        "character.activate",
        "character.turn-sideways",
        "character.stays-activated",
        "character.must-be-performable",
        "event.activate",
        "event.to-past",
        "event.must-be-performable",
        "time.cost",
        "time.take-any-one",
        "time.danger",
        "time.empty-card-moves",
        "pass.no-more-actions",
        "pass.first-starts-next"
      ],
      "cards": [
        "king-of-thieves-1",
        "night-escape-1"
      ],
      "example": {
        "en": "Bram activates the King of Thieves and takes a Gem from a card in Ada's FUTURE. It was the last token there, so the card enters Ada's PRESENT.",
        "fr": "Bram active le Roi des Voleurs et prend une Gemme sur une carte du FUTUR d'Ada. C'était son dernier jeton, la carte entre donc dans le PRÉSENT d'Ada.",
        "cards": [
          "king-of-thieves-1"
        ]
      },
      "rulings": [
        "lang.spend-time-optional",
        "pass.as-second-action",
        "turn.no-skip",
        "turn.second-after-first",
        "time.needs-a-token",
        "trigger.activation-moment",
        "event.pushed-while-resolving",
        "event.past-before-triggers",
        "character.pushed-by-own-ability",
        "character.under-way",
        "character.fresh-arrival",
        "character.move-keeps-state",
        "ability.partly-performable",
        "pass.triggers-after-passing",
        "loops.reset",
        "solo.starting-player"
      ]
    },
    {
      "id": "bribe",
      "title": {
        "en": "Bribe Phase",
        "fr": "Phase de Corruption"
      },
      "lead": {
        "en": "The guards want their share every round, for as long as the Danger lies on your track.",
        "fr": "Les gardes veulent leur part à chaque manche, tant que le Danger reste sur votre piste."
      },
      "show": {},
      "rules": [
        "bribe.one-per-danger",
        "bribe.from-stockpile",
        "bribe.time-cannot-pay",
        "bribe.choose-tokens",
        "bribe.shortfall",
        "bribe.paid-stay",
        "bribe.unpaid-return",
        "bribe.no-refusal"
      ],
      "example": {
        "en": "Ada has 3 Danger and 2 Gems. She pays both Gems and loses 1 point; two Danger stay on her track, the third goes back to the Supply.",
        "fr": "Ada a 3 Dangers et 2 Gemmes. Elle paie ses deux Gemmes et perd 1 point ; deux Dangers restent sur sa piste, le troisième retourne à la Réserve.",
        "cards": []
      },
      "rulings": [
        "score.below-zero",
        "bribe.order-of-decisions",
        "danger.on-cards-is-not-yours"
      ]
    },
    {
      "id": "end",
      "title": {
        "en": "End and scoring",
        "fr": "Fin et décompte"
      },
      "show": {},
      "rules": [
        "end.after-round-five",
        "end.past-points",
        "end.resource-points",
        "end.winner",
        "end.tie-danger",
        "end.tie-shared"
      ],
      "rulings": [
        "scoring.events-have-no-points"
      ]
    },
    {
      "id": "common",
      "title": {
        "en": "Common FUTURE",
        "fr": "FUTUR COMMUN"
      },
      "lead": {
        "en": "Three cards that lie in everybody's FUTURE at once. Whoever takes the last token gets the card.",
        "fr": "Trois cartes qui appartiennent au FUTUR de chacun. Qui prend le dernier jeton emporte la carte."
      },
      "show": {},
      "rules": [
        "common.refill",
        "common.load-loot",
        "common.in-every-future",
        "common.add-or-take",
        "common.last-token",
        "common.owned-afterwards",
        "common.no-looting",
        "common.no-added-cards",
        "common.no-added-danger",
        "common.discard",
        "common.new-each-round"
      ],
      "rulings": [
        "future.discarded-card-tokens",
        "common.danger-can-be-taken",
        "common.moving-whole-card",
        "common.last-round-discard"
      ]
    },
    {
      "id": "timing",
      "title": {
        "en": "What always holds",
        "fr": "Ce qui vaut toujours"
      },
      "show": {},
      "rules": [
        "universal.card-overrides",
        "universal.danger-cap",
        "universal.draw-into-future",
        "timing.finish-first",
        "timing.order-of-occurrence",
        "timing.same-moment",
        "timing.simultaneous-steps",
        "timing.player-order-if-interaction",
        "tips.shown-to-all"
      ],
      "rulings": [
        "lang.which-text-prevails",
        "lang.friend-example-whose-present",
        "loot.parallel-or-in-order",
        "trigger.queue",
        "trigger.still-there",
        "trigger.several-players",
        "ability.nested"
      ]
    },
    {
      "id": "solo",
      "title": {
        "en": "Playing alone",
        "fr": "Jouer en solo"
      },
      "lead": {
        "en": "One thief, one Achievement, and a draft against the deck.",
        "fr": "Un voleur, une Réussite, et un choix de cartes contre la pile."
      },
      "show": {
        "seats": 1
      },
      "rules": [
        "solo.remove-marked-cards",
        "solo.choose-achievement",
        "solo.choose-difficulty",
        "solo.common-future-always",
        "solo.draw-twelve",
        "solo.shuffle-pile",
        "solo.three-triples",
        "solo.last-triple",
        "solo.result",
        "solo.other-rules"
      ],
      "cards": [
        "a-thiefs-fortune",
        "clean-hands"
      ],
      "rulings": [
        "lang.solo-mark",
        "solo.no-goal-met",
        "solo.seeing-the-twelve"
      ]
    },
    {
      "id": "questions",
      "title": {
        "en": "Questions about cards",
        "fr": "Questions sur les cartes"
      },
      "rules": [
        "card.inn-after-token",
        "card.well-after-token",
        "card.armory-prevent",
        "card.treasure-room-prevent",
        "card.library-prevent",
        "card.prevent-per-token",
        "card.mercenary-one-favor",
        "card.king-of-thieves-common",
        "card.body-guard-not-common",
        "card.abandoned-plans-common",
        "card.push-your-luck-zero",
        "card.mistake-all-tied",
        "card.mistake-compulsory",
        "card.mistake-only-one",
        "card.worse-tied"
      ],
      "rulings": [
        "lang.inn-well-singular",
        "lang.push-your-luck-basic",
        "lang.reduce-or-lose-danger",
        "trigger.replacement-first",
        "trigger.spend-time-after-entry",
        "row.change-position",
        "common.opponents-future-target",
        "danger.most-needs-one",
        "danger.several-shields",
        "danger.abandoned-plans",
        "danger.prevented-rest-happens"
      ]
    }
  ],
  "words": {
    "location": {
      "en": "Location",
      "fr": "Lieu",
      "meaning": {
        "en": "Card type of the first row. Its ability is passive: it fires by itself whenever its condition is met while the card lies in your PRESENT.",
        "fr": "Type de carte de la première rangée. Sa capacité est passive : elle se déclenche d'elle-même dès que sa condition est remplie, tant que la carte est dans votre PRÉSENT."
      }
    },
    "character": {
      "en": "Character",
      "fr": "Personnage",
      "meaning": {
        "en": "Card type of the second row. Its ability is used by Activating the card, once per round.",
        "fr": "Type de carte de la deuxième rangée. Sa capacité s'utilise en Activant la carte, une fois par manche."
      }
    },
    "event": {
      "en": "Event",
      "fr": "Évènement",
      "meaning": {
        "en": "Card type of the third row. Its ability is used once by Activating the card, which then goes to the PAST.",
        "fr": "Type de carte de la troisième rangée. Sa capacité s'utilise une seule fois en Activant la carte, qui rejoint ensuite le PASSÉ."
      }
    },
    "starting-card": {
      "en": "Starting card (Starting Location / Starting Character)",
      "fr": "Carte de Départ (Lieu de Départ / Personnage de Départ)",
      "meaning": {
        "en": "One of 6 fixed pairs a player begins with, already in the PRESENT.",
        "fr": "L'une des 6 paires fixes avec lesquelles on commence, déjà dans le PRÉSENT."
      }
    },
    "resource": {
      "en": "Resource",
      "fr": "Ressource",
      "meaning": {
        "en": "Any of the five tokens: Sword, Gem, Lamp, Time, Danger.",
        "fr": "L'un des cinq jetons : Épée, Gemme, Lampe, Temps, Danger."
      }
    },
    "basic-resource": {
      "en": "Basic Resource",
      "fr": "Ressource Basique",
      "meaning": {
        "en": "Sword, Gem or Lamp only. Pays Bribes and scores at the end.",
        "fr": "Épée, Gemme ou Lampe seulement. Elles paient les Pots-de-vin et rapportent à la fin."
      }
    },
    "non-basic-resource": {
      "en": "Non-Basic Resource",
      "fr": "Ressource Non-basique",
      "meaning": {
        "en": "Time and Danger.",
        "fr": "Le Temps et le Danger."
      }
    },
    "sword": {
      "en": "Sword",
      "fr": "Épée",
      "meaning": {
        "en": "Basic Resource token.",
        "fr": "Jeton de Ressource Basique."
      }
    },
    "gem": {
      "en": "Gem",
      "fr": "Gemme",
      "meaning": {
        "en": "Basic Resource token.",
        "fr": "Jeton de Ressource Basique."
      }
    },
    "lamp": {
      "en": "Lamp",
      "fr": "Lampe",
      "meaning": {
        "en": "Basic Resource token.",
        "fr": "Jeton de Ressource Basique."
      }
    },
    "time": {
      "en": "Time",
      "fr": "Temps",
      "meaning": {
        "en": "Token (an hourglass). Two of them buy one Spend Time action.",
        "fr": "Jeton (un sablier). Deux paient une action Utiliser le Temps."
      }
    },
    "danger": {
      "en": "Danger",
      "fr": "Danger",
      "meaning": {
        "en": "Token (a guard). Never kept in the Stockpile: it sits on a card in a FUTURE or on a Danger Track.",
        "fr": "Jeton (un garde). Jamais conservé dans le Stock : il est sur une carte d'un FUTUR ou sur une Piste Danger."
      }
    },
    "supply": {
      "en": "Supply",
      "fr": "Réserve",
      "meaning": {
        "en": "The five piles of tokens on the board.",
        "fr": "Les cinq tas de jetons sur le plateau."
      }
    },
    "stockpile": {
      "en": "Stockpile",
      "fr": "Stock",
      "meaning": {
        "en": "The Sword, Gem, Lamp and Time tokens that a player owns and may spend.",
        "fr": "Les jetons Épée, Gemme, Lampe et Temps qu'un joueur possède et peut dépenser."
      }
    },
    "danger-track": {
      "en": "Danger Track",
      "fr": "Piste Danger",
      "meaning": {
        "en": "Five spaces on a player's separator that hold the Danger the player has received.",
        "fr": "Cinq cases sur le séparateur d'un joueur, où se range le Danger reçu."
      }
    },
    "loot-area": {
      "en": "Loot area",
      "fr": "Zone de Butin",
      "meaning": {
        "en": "The part of a card that lists the tokens put on it when it enters a FUTURE.",
        "fr": "La partie d'une carte qui indique les jetons qu'on y pose quand elle entre dans un FUTUR."
      }
    },
    "loot": {
      "en": "Loot",
      "fr": "Butin",
      "meaning": {
        "en": "The tokens listed in a Loot area, and the phase in which players collect them.",
        "fr": "Les jetons d'une Zone de Butin, et la phase où on les récupère."
      }
    },
    "ability": {
      "en": "Ability",
      "fr": "Capacité",
      "meaning": {
        "en": "The rules text of a card.",
        "fr": "Le texte de règle d'une carte."
      }
    },
    "favor": {
      "en": "Favor",
      "fr": "Avantage",
      "meaning": {
        "en": "Two printed bonuses on a card, of which exactly one is taken when something lets you receive the card's Favor.",
        "fr": "Deux bonus imprimés sur une carte, dont on prend exactement un quand on reçoit son Avantage."
      }
    },
    "fortune-points": {
      "en": "Fortune Points (FP)",
      "fr": "Points de Destin (PD)",
      "meaning": {
        "en": "Victory points.",
        "fr": "Les points de victoire."
      }
    },
    "fortune-track": {
      "en": "Fortune Point Track",
      "fr": "Piste des Points de Destin",
      "meaning": {
        "en": "Score track, starts at 0.",
        "fr": "La piste de score ; elle commence à 0."
      }
    },
    "sub-type": {
      "en": "Sub-type",
      "fr": "Sous-type",
      "meaning": {
        "en": "A word after the card type (the rulebook shows 'Friend' on a Character) to which abilities can refer.",
        "fr": "Un mot après le type de la carte (« Ami » sur un Personnage, par exemple) auquel des capacités renvoient."
      }
    },
    "friend": {
      "en": "Friend",
      "fr": "Ami",
      "meaning": {
        "en": "A Character sub-type named by the rulebook.",
        "fr": "Un sous-type de Personnage."
      }
    },
    "future": {
      "en": "FUTURE",
      "fr": "FUTUR",
      "meaning": {
        "en": "A player's area of coming cards, each loaded with tokens.",
        "fr": "La zone des cartes à venir d'un joueur, chacune garnie de jetons."
      }
    },
    "present": {
      "en": "PRESENT",
      "fr": "PRÉSENT",
      "meaning": {
        "en": "A player's area of usable cards: three rows of at most 4.",
        "fr": "La zone des cartes utilisables d'un joueur : trois rangées de 4 au plus."
      }
    },
    "past": {
      "en": "PAST",
      "fr": "PASSÉ",
      "meaning": {
        "en": "A player's face-up pile of finished cards; the only area whose printed points score.",
        "fr": "La pile, face visible, des cartes passées d'un joueur ; seuls ses points imprimés comptent."
      }
    },
    "common-future": {
      "en": "Common FUTURE",
      "fr": "FUTUR COMMUN",
      "meaning": {
        "en": "Three cards on the board, one per type, that count as lying in every player's FUTURE.",
        "fr": "Trois cartes sur le plateau, une par type, qui comptent comme si elles étaient dans le FUTUR de chacun."
      }
    },
    "round": {
      "en": "Round",
      "fr": "Manche",
      "meaning": {
        "en": "One of the 5 cycles of four phases.",
        "fr": "L'un des 5 cycles de quatre phases."
      }
    },
    "turn": {
      "en": "Turn",
      "fr": "Tour",
      "meaning": {
        "en": "One player's one or two actions in the Action Phase.",
        "fr": "Une ou deux actions d'un joueur pendant la Phase d'Action."
      }
    },
    "planning-phase": {
      "en": "Planning Phase",
      "fr": "Phase de Planification",
      "meaning": {
        "en": "First phase: draw, draft, load the FUTURE, take one Favor.",
        "fr": "Première phase : piocher, choisir et passer, garnir le FUTUR, recevoir un Avantage."
      }
    },
    "loot-phase": {
      "en": "Loot Phase",
      "fr": "Phase de Butin",
      "meaning": {
        "en": "Second phase: collect tokens from your own FUTURE up to the round's limit.",
        "fr": "Deuxième phase : récupérer des jetons de son FUTUR, jusqu'à la limite de la manche."
      }
    },
    "action-phase": {
      "en": "Action Phase",
      "fr": "Phase d'Action",
      "meaning": {
        "en": "Third phase: one or two actions per turn until everybody has passed.",
        "fr": "Troisième phase : une ou deux actions par tour, jusqu'à ce que tous aient passé."
      }
    },
    "bribe-phase": {
      "en": "Bribe Phase",
      "fr": "Phase de Corruption",
      "meaning": {
        "en": "Fourth phase: pay one Basic Resource per Danger.",
        "fr": "Quatrième phase : payer une Ressource Basique par Danger."
      }
    },
    "bribe": {
      "en": "Bribe",
      "fr": "Pot-de-vin",
      "meaning": {
        "en": "The payment of the Bribe Phase.",
        "fr": "Le paiement de la Phase de Corruption."
      }
    },
    "activate": {
      "en": "Activate",
      "fr": "Activer",
      "meaning": {
        "en": "Use the ability of a Character or Event in your PRESENT.",
        "fr": "Utiliser la capacité d'un Personnage ou d'un Évènement de son PRÉSENT."
      }
    },
    "activated": {
      "en": "Activated",
      "fr": "Activé",
      "meaning": {
        "en": "State of a Character turned sideways: already used this round.",
        "fr": "État d'un Personnage tourné sur le côté : déjà utilisé cette manche."
      }
    },
    "reset": {
      "en": "Reset",
      "fr": "Réinitialiser",
      "meaning": {
        "en": "Turn an Activated Character upright again.",
        "fr": "Redresser un Personnage Activé."
      }
    },
    "spend-time": {
      "en": "Spend Time",
      "fr": "Utiliser le Temps",
      "meaning": {
        "en": "Action: 2 Time for any one token of a card in your FUTURE.",
        "fr": "Action : 2 Temps contre un jeton au choix d'une carte de son FUTUR."
      }
    },
    "pass": {
      "en": "Pass",
      "fr": "Passer",
      "meaning": {
        "en": "Action that ends a player's participation in the Action Phase.",
        "fr": "Action qui met fin à la participation d'un joueur à la Phase d'Action."
      }
    },
    "push": {
      "en": "Push out",
      "fr": "Éjecter",
      "meaning": {
        "en": "What happens to the leftmost card of a full row when a new card of that row arrives.",
        "fr": "Ce qui arrive à la carte la plus à gauche d'une rangée pleine quand une nouvelle carte y entre."
      }
    },
    "reduce-danger": {
      "en": "Reduce Danger",
      "fr": "Perdre du Danger",
      "meaning": {
        "en": "Return Danger from your Danger Track to the Supply.",
        "fr": "Remettre du Danger de sa Piste Danger dans la Réserve."
      }
    },
    "get-danger": {
      "en": "Get Danger",
      "fr": "Obtenir du Danger",
      "meaning": {
        "en": "A Danger token is about to be put on your Danger Track, from wherever it comes.",
        "fr": "Un jeton Danger est sur le point d'arriver sur votre Piste Danger, d'où qu'il vienne."
      }
    },
    "trigger": {
      "en": "Trigger",
      "fr": "Déclenchement",
      "meaning": {
        "en": "The moment at which the condition of a passive ability is met.",
        "fr": "Le moment où la condition d'une capacité passive est remplie."
      }
    },
    "player-order": {
      "en": "Player order",
      "fr": "Ordre des joueurs",
      "meaning": {
        "en": "Starting Player first, then clockwise.",
        "fr": "Le Premier Joueur, puis dans le sens horaire."
      }
    },
    "starting-player": {
      "en": "Starting Player",
      "fr": "Premier Joueur",
      "meaning": {
        "en": "Holder of the token; first in player order this round.",
        "fr": "Qui détient le jeton ; premier dans l'ordre des joueurs cette manche."
      }
    },
    "discard-pile": {
      "en": "Discard pile",
      "fr": "Défausse",
      "meaning": {
        "en": "Face-up pile beside each of the three decks.",
        "fr": "La pile, face visible, à côté de chacune des trois pioches."
      }
    },
    "deck": {
      "en": "Deck",
      "fr": "Pile",
      "meaning": {
        "en": "One of the three face-down draw piles.",
        "fr": "L'une des trois pioches, face cachée."
      }
    },
    "solo-achievement": {
      "en": "Solo Achievement",
      "fr": "Réussite en Solo",
      "meaning": {
        "en": "Goal card of the solo game with a NORMAL and a HARD level.",
        "fr": "Carte d'objectif du jeu en solo, avec un niveau NORMAL et un niveau DIFFICILE."
      }
    }
  }
}
