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
        "en": "You go down into the Dungeon with friends who may not stay friends. Bargain for help, keep your word or break it, and be the richest in trophy points when somebody reaches the target.",
        "fr": "Vous descendez au Donjon avec des amis qui ne le resteront peut-être pas. Marchandez de l'aide, tenez parole ou trahissez, et soyez le plus riche en points trophée quand quelqu'un atteint le but."
      },
      "rules": [
        "setup.players",
        "goal.most-trophies",
        "table.roleplay"
      ],
      "places": [
        {
          "title": {
            "en": "You and an ally",
            "fr": "Vous et un allié"
          },
          "text": {
            "en": "your whole power and half of theirs",
            "fr": "votre puissance, et la moitié de la sienne"
          },
          "cards": [
            "warrior",
            "thief"
          ]
        },
        {
          "title": {
            "en": "The Dungeon",
            "fr": "Le Donjon"
          },
          "text": {
            "en": "monsters, and worse",
            "fr": "des monstres, et pire"
          },
          "cards": [
            "minotaur"
          ]
        },
        {
          "title": {
            "en": "The spoils",
            "fr": "Le butin"
          },
          "text": {
            "en": "gems, objects and trophy points",
            "fr": "gemmes, objets et points trophée"
          },
          "cards": [
            "golden-crown",
            "q-dragon"
          ]
        }
      ],
      "rulings": []
    },
    {
      "id": "setup",
      "title": {
        "en": "Setting up",
        "fr": "Mise en place"
      },
      "rules": [
        "setup.length",
        "setup.duration-hint",
        "setup.shop",
        "setup.draconic-aside",
        "setup.shop-visible",
        "setup.main-quest",
        "setup.guild-pile",
        "visibility.quests-hidden",
        "setup.character",
        "setup.player-kit",
        "setup.forester-type",
        "setup.adventure-deck",
        "setup.gem-bank",
        "setup.no-gems",
        "setup.first-player",
        "pot.feed",
        "pot.winner",
        "pot.end"
      ],
      "cards": [
        "barbarian",
        "forester",
        "priest",
        "sorcerer"
      ],
      "rulings": [
        "source.layout",
        "count.special-cards",
        "setup.character-random",
        "setup.first-player-tie",
        "bank.finite",
        "pot.details",
        "visibility.table"
      ]
    },
    {
      "id": "turn",
      "title": {
        "en": "A turn",
        "fr": "Un tour"
      },
      "lead": {
        "en": "Six phases, always in this order.",
        "fr": "Six phases, toujours dans cet ordre."
      },
      "steps": [
        {
          "picture": "temple-of-healing",
          "title": {
            "en": "Supplies",
            "fr": "Ravitaillement"
          },
          "text": {
            "en": "Buy objects, heal at the Temple, take on a quest, trade with anybody.",
            "fr": "Achetez des objets, soignez-vous au Temple, prenez une quête, échangez avec tous."
          }
        },
        {
          "picture": "orc-marauder",
          "title": {
            "en": "Dungeon or Arena",
            "fr": "Donjon ou Arène"
          },
          "text": {
            "en": "Draw an adventure card, or challenge another player.",
            "fr": "Piochez une carte aventure, ou défiez un autre joueur."
          }
        },
        {
          "picture": "surge-of-love",
          "title": {
            "en": "Negotiation",
            "fr": "Négociations"
          },
          "text": {
            "en": "Ask for an ally, and say what the help is worth to you.",
            "fr": "Cherchez un allié, et dites ce que son aide vaut pour vous."
          }
        },
        {
          "picture": "war-hammer",
          "title": {
            "en": "Combat",
            "fr": "Combat"
          },
          "text": {
            "en": "Your power and a die against theirs. An 8 counts 16.",
            "fr": "Votre puissance et un dé contre la leur. Un 8 compte 16."
          }
        },
        {
          "picture": "treasure-chest",
          "title": {
            "en": "Warrior's Rest",
            "fr": "Repos du guerrier"
          },
          "text": {
            "en": "Pay what you promised, or not. Trade again; a trophy point costs 6 gems.",
            "fr": "Payez ce que vous avez promis, ou non. Échangez encore ; un point trophée coûte 6 gemmes."
          }
        },
        {
          "picture": "q-hero",
          "title": {
            "en": "Completed Quest",
            "fr": "Quête achevée"
          },
          "text": {
            "en": "Whoever has fulfilled a quest may cash it in.",
            "fr": "Qui a accompli une quête peut l'encaisser."
          }
        }
      ],
      "show": {},
      "rules": [
        "turn.clockwise",
        "turn.phases",
        "arena.not-before-round-3",
        "dungeon.too-early"
      ],
      "rulings": [
        "arena.first-round",
        "source.card-types-early"
      ]
    },
    {
      "id": "supplies",
      "title": {
        "en": "Supplies",
        "fr": "Ravitaillement"
      },
      "show": {},
      "rules": [
        "object.types",
        "object.one-per-type",
        "supply.buy-objects",
        "supply.trade",
        "supply.trade-consent",
        "supply.temple",
        "temple.gems-stay",
        "supply.buy-quest",
        "supply.quest-draw",
        "supply.quest-limit",
        "object.surplus"
      ],
      "cards": [
        "dagger",
        "chain-mail",
        "jade-necklace",
        "temple-of-healing"
      ],
      "rulings": [
        "object.surplus-timing",
        "trade.windows",
        "trade.goods",
        "trade.offers",
        "quest.pile-small"
      ]
    },
    {
      "id": "dungeon",
      "title": {
        "en": "Dungeon or Arena",
        "fr": "Donjon ou Arène"
      },
      "show": {},
      "rules": [
        "choice.dungeon-or-arena",
        "dungeon.draw",
        "dungeon.event",
        "dungeon.monster",
        "dungeon.special",
        "arena.challenge"
      ],
      "cards": [
        "mangy-goblin",
        "minotaur",
        "meteor-swarm"
      ],
      "rulings": [
        "dungeon.special-ends-draw",
        "choice.no-pass"
      ]
    },
    {
      "id": "negotiation",
      "title": {
        "en": "Negotiation",
        "fr": "Négociations"
      },
      "lead": {
        "en": "Anything may be promised and nothing has to be kept.",
        "fr": "On peut tout promettre, et rien n'oblige à tenir."
      },
      "show": {},
      "rules": [
        "negotiation.when",
        "alliance.who",
        "alliance.arena-promise-only",
        "alliance.one-ally",
        "alliance.arena-any-number",
        "alliance.handshake",
        "alliance.currency",
        "alliance.not-binding",
        "alliance.trophy-cession"
      ],
      "example": {
        "en": "Ada meets the Minotaur and asks Bram for help. He wants 2 gems now and the spoil later. They shake hands, the Minotaur falls, and in her Rest Ada pays the gems and keeps the spoil. The rules allow it; Bram will remember.",
        "fr": "Ada affronte le Minotaure et demande l'aide de Bram. Il veut 2 gemmes maintenant et la dépouille ensuite. Poignée de main, le Minotaure tombe, et pendant son repos Ada paie les gemmes et garde la dépouille. La règle le permet ; Bram s'en souviendra.",
        "cards": [
          "minotaur"
        ]
      },
      "rulings": [
        "promise.record",
        "alliance.handshake-digital",
        "trophy.cession",
        "arena.negotiation-digital"
      ]
    },
    {
      "id": "power",
      "title": {
        "en": "Power",
        "fr": "La puissance"
      },
      "show": {},
      "rules": [
        "power.gauge",
        "power.formula",
        "power.update",
        "power.ally-half"
      ],
      "example": {
        "en": "A hero with a weapon of +2, an armour of +1 and 1 wound has 8 + 2 + 1 − 1 = 10, and lends an ally 5.",
        "fr": "Un héros avec une arme de +2, une armure de +1 et 1 blessure a 8 + 2 + 1 − 1 = 10, et prête 5 à un allié.",
        "cards": [
          "short-sword"
        ]
      },
      "rulings": [
        "example.barbarian-power",
        "gauge.bounds",
        "power.ally-order"
      ]
    },
    {
      "id": "combat",
      "title": {
        "en": "The fight",
        "fr": "Le combat"
      },
      "show": {},
      "rules": [
        "combat.fight-or-nothing",
        "combat.arena-total",
        "combat.defender-full",
        "combat.dungeon-total",
        "combat.dungeon-dice",
        "combat.kritik",
        "combat.winner",
        "combat.tie",
        "combat.win-monster",
        "combat.spoil",
        "combat.lose-monster",
        "combat.flee-strong"
      ],
      "rulings": [
        "flee.threshold",
        "arena.two-active"
      ]
    },
    {
      "id": "arena",
      "title": {
        "en": "Arenas",
        "fr": "Arènes"
      },
      "lead": {
        "en": "Two fight, everybody else takes sides in secret, and what they chose is seen only after the dice.",
        "fr": "Deux se battent, tous les autres choisissent leur camp en secret, et l'on ne le découvre qu'après les dés."
      },
      "show": {},
      "rules": [
        "arena.announce",
        "arena.dice-colours",
        "arena.secret-choice",
        "arena.reveal",
        "arena.allegiance-effect",
        "arena.predeclare",
        "arena.plunder",
        "arena.attackers-win",
        "arena.defenders-win"
      ],
      "rulings": [
        "arena.plunder-empty",
        "predeclare.sorcerer",
        "timing.neutral-cannot-declare",
        "timing.defaults",
        "arena.sealed-sides"
      ]
    },
    {
      "id": "rest",
      "title": {
        "en": "Warrior's Rest",
        "fr": "Le repos du guerrier"
      },
      "show": {},
      "rules": [
        "rest.trade",
        "rest.honour",
        "rest.buy-trophy",
        "rest.buy-trophy-limit",
        "rest.defender-pays"
      ],
      "rulings": [
        "rest.extent"
      ]
    },
    {
      "id": "quests",
      "title": {
        "en": "Quests",
        "fr": "Quêtes"
      },
      "show": {},
      "rules": [
        "quest.claim",
        "quest.optional",
        "quest.main-reward",
        "quest.secondary-reward",
        "quest.face-up",
        "quest.spoils-spent",
        "quest.sources",
        "quest.lavish",
        "quest.jeweller",
        "quest.edge",
        "quest.smith",
        "quest.dragon",
        "quest.just",
        "quest.bloodthirsty",
        "quest.hunter",
        "quest.benefactor",
        "quest.saint-michael",
        "quest.monster-slayer",
        "quest.wretch",
        "quest.hero",
        "quest.lucky",
        "quest.avarice",
        "quest.saint-gary",
        "quest.intrepid",
        "quest.coward"
      ],
      "cards": [
        "q-dragon",
        "q-smith",
        "q-avarice"
      ],
      "rulings": [
        "quest.claim-windows",
        "quest.event-flags",
        "quest.state-check",
        "quest.counting-sides",
        "quest.gary-decisive"
      ]
    },
    {
      "id": "wounds",
      "title": {
        "en": "Wounds",
        "fr": "Blessures"
      },
      "show": {},
      "rules": [
        "wound.defeat",
        "wound.kritik",
        "wound.max",
        "wound.no-death",
        "wound.recover"
      ],
      "rulings": [
        "wound.recover-timing",
        "kritik.defeat"
      ]
    },
    {
      "id": "end",
      "title": {
        "en": "The end",
        "fr": "La fin"
      },
      "show": {},
      "rules": [
        "end.trophy-target",
        "end.deck-empty",
        "end.main-quest-penalty",
        "end.secondary-penalty",
        "end.winner",
        "end.tiebreak"
      ],
      "rulings": [
        "game.finite",
        "end.deck-timing",
        "end.immediate",
        "end.several-reach",
        "quest.main-penalty",
        "end.tiebreak-reading"
      ]
    },
    {
      "id": "heroes",
      "title": {
        "en": "The heroes",
        "fr": "Les héros"
      },
      "show": {},
      "rules": [
        "hero.unique-once",
        "hero.barbarian.passive",
        "hero.barbarian.unique",
        "hero.forester.passive",
        "hero.forester.unique",
        "hero.forester.dragon-token",
        "hero.warrior.passive",
        "hero.warrior.unique",
        "hero.priest.passive",
        "hero.priest.unique",
        "hero.sorcerer.passive",
        "hero.sorcerer.unique",
        "hero.thief.passive",
        "hero.thief.unique",
        "timing.before-dice",
        "timing.while-rolling",
        "timing.after-dice"
      ],
      "cards": [
        "barbarian",
        "forester",
        "warrior",
        "priest",
        "sorcerer",
        "thief"
      ],
      "rulings": [
        "thief.scope",
        "timing.windows",
        "hero.barbarian-malus",
        "hero.ability-as-ally",
        "hero.priest-replay",
        "hero.priest-look",
        "hero.sorcerer-flight",
        "hero.forester-typeless"
      ]
    },
    {
      "id": "specials",
      "title": {
        "en": "Special cards",
        "fr": "Cartes spéciales"
      },
      "show": {},
      "rules": [
        "special.dragon.reward",
        "special.dragon.defeat",
        "special.familiar",
        "special.familiar-death",
        "special.djinn",
        "special.treasure-chest",
        "special.sale",
        "special.trap",
        "special.chaotic-vial",
        "special.mimic",
        "special.pilferer",
        "special.doppelganger",
        "special.good-fairy",
        "special.temple-key",
        "special.kept-as-objects",
        "temple.guardian",
        "temple.replaces-phase",
        "temple.curse"
      ],
      "cards": [
        "familiar",
        "djinn",
        "mimic",
        "good-fairy"
      ],
      "rulings": [
        "dragon.black-object",
        "object.untyped",
        "sale.rounding",
        "doppelganger.power",
        "mimic.spoil",
        "fairy.details",
        "djinn.details",
        "vial.details",
        "temple.fight",
        "curse.several"
      ]
    },
    {
      "id": "events",
      "title": {
        "en": "Events",
        "fr": "Évènements"
      },
      "show": {},
      "rules": [
        "event.meteor-swarm",
        "event.day-of-grace",
        "event.blood-frenzy",
        "event.new-choice",
        "event.unexpected-delivery",
        "event.putrefaction",
        "event.day-in-hell",
        "event.day-in-hell-win",
        "event.day-in-hell-loss",
        "event.first-last",
        "event.toll",
        "event.surge-of-love",
        "event.surge-cancels-frenzy",
        "event.one-active"
      ],
      "cards": [
        "day-of-grace",
        "toll",
        "blood-frenzy"
      ],
      "rulings": [
        "trophy.floor",
        "frenzy.details",
        "lasting.duration",
        "hell.details",
        "first-last.ties",
        "new-choice.details",
        "putrefaction.none"
      ]
    },
    {
      "id": "objects",
      "title": {
        "en": "Objects and their owners",
        "fr": "Les objets et leurs porteurs"
      },
      "rules": [
        "object.draconic",
        "object.reserved",
        "object.reserved-other-owner",
        "object.reserved-discard",
        "object.power-armour",
        "object.lightning-axe",
        "object.bow-capture",
        "object.bow-escape",
        "object.charm-ring",
        "object.oblivion-helm",
        "object.blackmail-charm",
        "timing.reserved-before",
        "timing.reserved-after"
      ],
      "cards": [
        "lightning-axe",
        "bow-of-compulsion",
        "ring-of-charm",
        "dragon-sword"
      ],
      "rulings": [
        "object.reserved-slot",
        "power.doubling-leader",
        "solo.charmed-monster",
        "bow.details",
        "ring.details",
        "helm.details",
        "blackmail.details"
      ]
    },
    {
      "id": "two",
      "title": {
        "en": "Two players",
        "fr": "À deux joueurs"
      },
      "show": {
        "seats": 2
      },
      "rules": [
        "two.target",
        "two.quests-removed",
        "two.three-choices",
        "two.no-tokens",
        "two.prepay",
        "two.prepay-binding",
        "two.ally-three-quarters"
      ],
      "rulings": [
        "two.details"
      ]
    }
  ],
  "words": {
    "trophy-point": {
      "en": "Trophy point",
      "fr": "Point trophée",
      "meaning": {
        "en": "Victory point (TP). Reaching the agreed number ends the game.",
        "fr": "Point de victoire (PT). Atteindre le nombre convenu met fin à la partie."
      }
    },
    "gem": {
      "en": "Gem",
      "fr": "Gemme",
      "meaning": {
        "en": "Currency; 40 in the box.",
        "fr": "La monnaie ; 40 dans la boîte."
      }
    },
    "bank": {
      "en": "Bank",
      "fr": "Réserve",
      "meaning": {
        "en": "The common stock of gems next to the Dungeon pile.",
        "fr": "La réserve commune de gemmes, à côté de la pile Donjon."
      }
    },
    "pot": {
      "en": "Pot",
      "fr": "Pot",
      "meaning": {
        "en": "Gems set aside at the start of rounds until the first Arena; won by the winner of that Arena.",
        "fr": "Gemmes mises de côté au début des tours de table jusqu'à la première Arène ; le vainqueur de celle-ci les emporte."
      }
    },
    "power": {
      "en": "Power",
      "fr": "Puissance",
      "meaning": {
        "en": "Fighting strength of a hero or monster.",
        "fr": "La force au combat d'un héros ou d'un monstre."
      }
    },
    "ally-power": {
      "en": "Support power",
      "fr": "Puissance d'allié",
      "meaning": {
        "en": "What a hero adds when supporting somebody: half of total power, rounded up (three quarters against monsters with two players). Printed in blue on the gauge.",
        "fr": "Ce qu'un héros ajoute en soutenant quelqu'un : la moitié de sa puissance totale, arrondie au supérieur (les trois quarts contre les monstres à deux joueurs). En bleu sur la jauge."
      }
    },
    "wound": {
      "en": "Wound point",
      "fr": "Point de blessure",
      "meaning": {
        "en": "Minus 1 power each, never more than 4.",
        "fr": "Chacun retire 1 de puissance, jamais plus de 4."
      }
    },
    "kritik": {
      "en": "KritiK",
      "fr": "KritiK",
      "meaning": {
        "en": "A die showing 8; it counts 16.",
        "fr": "Un dé sur 8 ; il compte 16."
      }
    },
    "active-player": {
      "en": "Active player",
      "fr": "Joueur actif",
      "meaning": {
        "en": "The player whose turn it is. In an Arena the defender also fights at full power.",
        "fr": "Celui dont c'est le tour. Dans une Arène, le défenseur combat aussi à pleine puissance."
      }
    },
    "round": {
      "en": "Round",
      "fr": "Tour de table",
      "meaning": {
        "en": "Every player has had one turn, beginning with the first player.",
        "fr": "Chacun a joué une fois, à partir du premier joueur."
      }
    },
    "turn": {
      "en": "Turn",
      "fr": "Tour de jeu",
      "meaning": {
        "en": "Six phases of one player.",
        "fr": "Les six phases d'un joueur."
      }
    },
    "supplies": {
      "en": "Supplies phase",
      "fr": "Ravitaillement",
      "meaning": {
        "en": "Phase 1: shop, Temple, Guild, trading.",
        "fr": "Phase 1 : boutique, Temple, Guilde, échanges."
      }
    },
    "dungeon-or-arena": {
      "en": "Dungeon or Arena phase",
      "fr": "Donjon ou Arène",
      "meaning": {
        "en": "Phase 2: draw an adventure card, or challenge a player.",
        "fr": "Phase 2 : piocher une carte aventure, ou défier un joueur."
      }
    },
    "negotiation": {
      "en": "Negotiation phase",
      "fr": "Négociations",
      "meaning": {
        "en": "Phase 3: alliances are bargained for.",
        "fr": "Phase 3 : on marchande les alliances."
      }
    },
    "combat": {
      "en": "Combat phase",
      "fr": "Combat",
      "meaning": {
        "en": "Phase 4: fight, or run from a far stronger monster.",
        "fr": "Phase 4 : combattre, ou fuir un monstre bien plus fort."
      }
    },
    "rest": {
      "en": "Warrior's Rest phase",
      "fr": "Le repos du guerrier",
      "meaning": {
        "en": "Phase 5: trading again, promises kept or broken, one trophy point may be bought.",
        "fr": "Phase 5 : de nouveaux échanges, promesses tenues ou non, un point trophée peut s'acheter."
      }
    },
    "quest-completed": {
      "en": "Completed Quest phase",
      "fr": "Quête achevée",
      "meaning": {
        "en": "Phase 6: any player cashes in quests.",
        "fr": "Phase 6 : n'importe quel joueur encaisse ses quêtes."
      }
    },
    "village": {
      "en": "Village",
      "fr": "Village",
      "meaning": {
        "en": "Shop, Temple of Healing and Adventurers' Guild together.",
        "fr": "Boutique, Temple de soin et Guilde des Aventuriers ensemble."
      }
    },
    "shop": {
      "en": "Shop",
      "fr": "Boutique",
      "meaning": {
        "en": "Open display of objects for sale.",
        "fr": "Les objets à vendre, exposés à tous."
      }
    },
    "temple": {
      "en": "Temple of Healing",
      "fr": "Temple de soin",
      "meaning": {
        "en": "Special object card: full healing for 2 gems, which pile up on it.",
        "fr": "Carte objet spéciale : guérison complète pour 2 gemmes, qui s'y accumulent."
      }
    },
    "guild": {
      "en": "Adventurers' Guild",
      "fr": "Guilde des Aventuriers",
      "meaning": {
        "en": "Face-down pile of quest cards.",
        "fr": "La pile de cartes quête, face cachée."
      }
    },
    "dungeon": {
      "en": "Dungeon",
      "fr": "Donjon",
      "meaning": {
        "en": "Face-down pile of adventure cards.",
        "fr": "La pile de cartes aventure, face cachée."
      }
    },
    "arena": {
      "en": "Arena",
      "fr": "Arène",
      "meaning": {
        "en": "Fight between two players, others may join either side in secret.",
        "fr": "Combat entre deux joueurs ; les autres rejoignent en secret l'un des camps."
      }
    },
    "attacker": {
      "en": "Attacker",
      "fr": "Attaquant",
      "meaning": {
        "en": "The player who opened the Arena; throws the green die.",
        "fr": "Le joueur qui ouvre l'Arène ; il lance le dé vert."
      }
    },
    "defender": {
      "en": "Defender",
      "fr": "Défenseur",
      "meaning": {
        "en": "The challenged player; throws the red die. Every player on that side is called a defender when wounds and points are handed out.",
        "fr": "Le joueur défié ; il lance le dé rouge. Pour les blessures et les points, tous ceux de son camp sont défenseurs."
      }
    },
    "leader": {
      "en": "Leader",
      "fr": "Chef de camp",
      "meaning": {
        "en": "The hero who counts full power on a side: attacker or defender in an Arena, the active player against a monster. Everyone else on that side is an ally.",
        "fr": "Le héros qui compte sa pleine puissance dans un camp : attaquant ou défenseur dans une Arène, joueur actif face à un monstre. Les autres de son camp sont ses alliés."
      }
    },
    "victim": {
      "en": "Victim",
      "fr": "Victime",
      "meaning": {
        "en": "The player challenged in an Arena; the defender.",
        "fr": "Le joueur défié dans une Arène ; le défenseur."
      }
    },
    "spectator": {
      "en": "Spectator",
      "fr": "Spectateur",
      "meaning": {
        "en": "Any player in an Arena who is neither attacker nor defender.",
        "fr": "Dans une Arène, tout joueur qui n'est ni attaquant ni défenseur."
      }
    },
    "ally": {
      "en": "Ally",
      "fr": "Allié",
      "meaning": {
        "en": "A player adding support power to one side.",
        "fr": "Un joueur qui ajoute sa puissance d'allié à un camp."
      }
    },
    "spoil": {
      "en": "Spoil",
      "fr": "Dépouille",
      "meaning": {
        "en": "A defeated monster's card kept by the victor.",
        "fr": "La carte d'un monstre battu, gardée par le vainqueur."
      }
    },
    "plunder": {
      "en": "Plunder",
      "fr": "Pillage",
      "meaning": {
        "en": "What a victorious attacker takes from the victim.",
        "fr": "Ce qu'un attaquant victorieux prend à sa victime."
      }
    },
    "main-quest": {
      "en": "Main quest",
      "fr": "Quête principale",
      "meaning": {
        "en": "Quest chosen at setup; pays double trophy points.",
        "fr": "La quête choisie à la mise en place ; elle rapporte le double de points trophée."
      }
    },
    "secondary-quest": {
      "en": "Secondary quest",
      "fr": "Quête secondaire",
      "meaning": {
        "en": "Quest bought from the Guild (or received from a player).",
        "fr": "Une quête achetée à la Guilde (ou reçue d'un joueur)."
      }
    },
    "object": {
      "en": "Object",
      "fr": "Objet",
      "meaning": {
        "en": "Weapon, armour or jewel; also the kept Sale, Vial and Key cards, which have no type.",
        "fr": "Arme, armure ou bijou ; aussi les cartes Soldes, Fiole et Clef conservées, qui n'ont pas de type."
      }
    },
    "weapon": {
      "en": "Weapon",
      "fr": "Arme",
      "meaning": {
        "en": "Object type; a hero wears one.",
        "fr": "Un type d'objet ; un héros n'en porte qu'une."
      }
    },
    "armour": {
      "en": "Armour",
      "fr": "Armure",
      "meaning": {
        "en": "Object type; shields and helmets belong here.",
        "fr": "Un type d'objet ; boucliers et heaumes en font partie."
      }
    },
    "jewel": {
      "en": "Jewel",
      "fr": "Bijou",
      "meaning": {
        "en": "Object type; a hero wears one.",
        "fr": "Un type d'objet ; un héros n'en porte qu'un."
      }
    },
    "draconic-object": {
      "en": "Draconic object",
      "fr": "Objet draconique",
      "meaning": {
        "en": "One of three +5 objects won from dragons.",
        "fr": "L'un des trois objets à +5 gagnés sur les dragons."
      }
    },
    "reserved-object": {
      "en": "Reserved object",
      "fr": "Objet réservé",
      "meaning": {
        "en": "Single-use object that only one kind of hero can use; six of them.",
        "fr": "Objet à usage unique que seul un type de héros peut utiliser ; il y en a six."
      }
    },
    "unique-power": {
      "en": "Unique power",
      "fr": "Pouvoir unique",
      "meaning": {
        "en": "A hero's power usable once per game against the token.",
        "fr": "Le pouvoir d'un héros, utilisable une fois par partie contre le jeton."
      }
    },
    "monster-type": {
      "en": "Monster type",
      "fr": "Type de monstre",
      "meaning": {
        "en": "Humanoid, Undead, Extraordinary Creature, Dragon, or none.",
        "fr": "Humanoïde, Mort-vivant, Créature extraordinaire, Dragon, ou aucun."
      }
    },
    "humanoid": {
      "en": "Humanoid",
      "fr": "Humanoïde",
      "meaning": {
        "en": "A type of monster: goblins, brigands, ogres and witches.",
        "fr": "Un type de monstre : gobelins, brigands, ogres et sorcières."
      }
    },
    "undead": {
      "en": "Undead",
      "fr": "Mort-vivant",
      "meaning": {
        "en": "A type of monster: skeletons, ghosts and vampires.",
        "fr": "Un type de monstre : squelettes, fantômes et vampires."
      }
    },
    "extraordinary-creature": {
      "en": "Extraordinary Creature",
      "fr": "Créature extraordinaire",
      "meaning": {
        "en": "A type of monster: beasts and wonders, from the giant rat to the hydra.",
        "fr": "Un type de monstre : bêtes et prodiges, du rat géant à l'hydre."
      }
    },
    "dragon": {
      "en": "Dragon",
      "fr": "Dragon",
      "meaning": {
        "en": "The strongest type of monster; each guards a draconic object.",
        "fr": "Un type de monstre, le plus fort ; chacun garde un objet draconique."
      }
    },
    "typeless": {
      "en": "Typeless creature",
      "fr": "Créature sans type",
      "meaning": {
        "en": "Djinn, Temple Guardian, Mimic, Doppelganger.",
        "fr": "Djinn, Gardien du temple, Mimic, Doppelganger."
      }
    },
    "single-combat": {
      "en": "Single combat",
      "fr": "Combat singulier",
      "meaning": {
        "en": "A fight without another player as ally.",
        "fr": "Un combat sans autre joueur comme allié."
      }
    },
    "adventure-discard": {
      "en": "Adventure discard",
      "fr": "Défausse aventure",
      "meaning": {
        "en": "Face-up pile of used adventure cards, order kept. Monsters that won or were fled, spent spoils, events and used kept cards (Sale, Vial, Key, Familiar, Fairy) go here.",
        "fr": "La pile, face visible et dans l'ordre, des cartes aventure utilisées : monstres vainqueurs ou fuis, dépouilles dépensées, évènements et cartes conservées puis utilisées."
      }
    },
    "object-discard": {
      "en": "Object discard",
      "fr": "Défausse d'objets",
      "meaning": {
        "en": "Used reserved objects and lost draconic objects. It lies with the adventure discard but is kept as a list of its own, so it never counts when the last three monsters are looked for. Only the Djinn, or Unexpected Delivery for reserved objects, brings a card back.",
        "fr": "Objets réservés utilisés et objets draconiques perdus. Elle est tenue à part de la défausse aventure ; seul le Djinn, ou une Livraison imprévue pour les objets réservés, en ramène une carte."
      }
    },
    "handshake": {
      "en": "Handshake",
      "fr": "Poignée de main",
      "meaning": {
        "en": "Visible agreement that fixes the one ally against a monster.",
        "fr": "Accord visible qui fixe l'unique allié contre un monstre."
      }
    },
    "curse": {
      "en": "Curse",
      "fr": "Malédiction",
      "meaning": {
        "en": "No Temple and no Day of Grace until the end of the game.",
        "fr": "Ni Temple ni Jour de grâce jusqu'à la fin de la partie."
      }
    },
    "promise": {
      "en": "Promise",
      "fr": "Promesse",
      "meaning": {
        "en": "Offer of a later payment or service; never enforceable.",
        "fr": "Offre d'un paiement ou d'un service à venir ; rien n'oblige à la tenir."
      }
    },
    "charmed-monster": {
      "en": "Charmed monster",
      "fr": "Monstre charmé",
      "meaning": {
        "en": "Monster lying on the Bow of Compulsion and adding its power to the Forester.",
        "fr": "Monstre posé sur l'Arc de contrainte, qui ajoute sa puissance à celle du Forestier."
      }
    }
  }
}
