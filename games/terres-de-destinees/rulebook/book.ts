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
        "en": "Your hand is your purse and your life at once. Every card you buy brings you nearer to a Destiny, and nearer to an empty hand.",
        "fr": "Votre main est à la fois votre bourse et votre vie. Chaque carte achetée vous rapproche d'un Destin, et d'une main vide."
      },
      "show": {},
      "rules": [
        "hand.life-and-money",
        "hand.no-power",
        "hand.hidden",
        "victory.one-destiny-suffices",
        "defeat.cards-in-play-do-not-help"
      ],
      "places": [
        {
          "title": {
            "en": "Your hand",
            "fr": "Votre main"
          },
          "text": {
            "en": "your money and your life",
            "fr": "votre argent et votre vie"
          },
          "cards": [
            "marche",
            "espionne"
          ]
        },
        {
          "title": {
            "en": "In front of you",
            "fr": "Devant vous"
          },
          "text": {
            "en": "what you bought works for you",
            "fr": "ce que vous achetez travaille pour vous"
          },
          "cards": [
            "le-roi",
            "chateau"
          ]
        },
        {
          "title": {
            "en": "A Destiny",
            "fr": "Un Destin"
          },
          "text": {
            "en": "the first to meet one wins",
            "fr": "le premier qui l'accomplit gagne"
          },
          "cards": [
            "domination"
          ]
        }
      ],
      "rulings": [
        "ruling.hand-size-public",
        "ruling.who-picks-lost-cards"
      ]
    },
    {
      "id": "box",
      "title": {
        "en": "What is in the box",
        "fr": "Ce que contient la boîte"
      },
      "anatomy": {
        "card": "archimage",
        "parts": [
          {
            "part": "name",
            "title": {
              "en": "Name",
              "fr": "Nom"
            },
            "text": {
              "en": "Each card is there once.",
              "fr": "Chaque carte est unique."
            }
          },
          {
            "part": "type",
            "title": {
              "en": "Family and type",
              "fr": "Famille et type"
            },
            "text": {
              "en": "One of four families, also told by the frame; some cards bear a type: Fighter, Land or Book.",
              "fr": "L'une des quatre familles, que dit aussi le cadre ; certaines cartes ont un type : Combattant, Terrain ou Livre."
            }
          },
          {
            "part": "text",
            "title": {
              "en": "Power",
              "fr": "Pouvoir"
            },
            "text": {
              "en": "It works once the card lies in front of you, never from the hand.",
              "fr": "Il agit une fois la carte devant vous, jamais depuis la main."
            }
          }
        ]
      },
      "rules": [
        "material.three-packs",
        "material.deck-size",
        "material.one-family",
        "material.optional-type",
        "material.most-have-power",
        "play.acquired-in-front",
        "destiny.common-for-all",
        "destiny.secret-for-owner",
        "jeton.from-powers",
        "jeton.no-duplicates",
        "jeton.has-effect"
      ],
      "cards": [
        "chevalier",
        "marche",
        "vampire",
        "archimage"
      ],
      "rulings": [
        "ruling.advanced-symbol",
        "ruling.shield-window",
        "ruling.token-economy"
      ]
    },
    {
      "id": "setup",
      "title": {
        "en": "Setting up",
        "fr": "Mise en place"
      },
      "rules": [
        "setup.three-draw-piles",
        "setup.advanced-left-out",
        "setup.two-common-revealed",
        "setup.one-secret-each",
        "setup.unused-destinies-away",
        "setup.six-cards",
        "setup.jeton-supply",
        "setup.first-player",
        "setup.nothing-in-play"
      ],
      "rulings": [
        "ruling.first-player-online",
        "ruling.player-range"
      ]
    },
    {
      "id": "turn",
      "title": {
        "en": "A turn",
        "fr": "Un tour"
      },
      "lead": {
        "en": "Four steps, then the role passes to the left.",
        "fr": "Quatre étapes, puis le rôle passe à gauche."
      },
      "steps": [
        {
          "picture": "chateau",
          "title": {
            "en": "Start",
            "fr": "Début"
          },
          "text": {
            "en": "Ready your cards and draw one.",
            "fr": "Redressez vos cartes et piochez-en une."
          }
        },
        {
          "picture": "marche",
          "title": {
            "en": "Auction",
            "fr": "Enchère"
          },
          "text": {
            "en": "Put up a card of your hand. Everybody bids with cards of theirs.",
            "fr": "Mettez en vente une carte de votre main. Tous enchérissent avec les leurs."
          }
        },
        {
          "picture": "archimage",
          "title": {
            "en": "Effects",
            "fr": "Effets"
          },
          "text": {
            "en": "Use the powers of your cards in play.",
            "fr": "Servez-vous des pouvoirs de vos cartes en jeu."
          }
        },
        {
          "picture": "chroniques-royales",
          "title": {
            "en": "End",
            "fr": "Fin"
          },
          "text": {
            "en": "The next on your left becomes first player.",
            "fr": "Votre voisin de gauche devient premier joueur."
          }
        }
      ],
      "show": {},
      "rules": [
        "turn.clockwise",
        "turn.four-steps",
        "start.draw-one",
        "start.ready",
        "start.ready-own-only",
        "start.reshuffle",
        "end.pass-left"
      ],
      "rulings": [
        "ruling.icon-not-readied",
        "ruling.nothing-to-draw",
        "ruling.looking-at-short-pile",
        "ruling.start-step-order"
      ]
    },
    {
      "id": "auction",
      "title": {
        "en": "The auction",
        "fr": "L'enchère"
      },
      "show": {},
      "rules": [
        "auction.offer-one",
        "auction.offer-required",
        "auction.offer-face-up",
        "bid.clockwise",
        "bid.minimum-one",
        "bid.must-raise",
        "bid.not-whole-hand",
        "bid.seller-may-bid",
        "bid.pass-not-final",
        "bid.closes-after-silent-round"
      ],
      "example": {
        "en": "Ada sells the Castle. Bram bids 1, Chi 2, Ada passes, Bram bids 3. A silent round later the Castle is his, and he hands Ada three cards of his choice.",
        "fr": "Ada vend le Château. Bram propose 1, Chi 2, Ada passe, Bram propose 3. Un tour de table plus tard, le Château est à lui, et il donne à Ada trois cartes de son choix.",
        "cards": [
          "chateau"
        ]
      },
      "rulings": [
        "ruling.first-bidder",
        "ruling.pass-and-return",
        "ruling.offered-card-not-in-hand",
        "ruling.single-card-seller"
      ]
    },
    {
      "id": "sale",
      "title": {
        "en": "Paying for it",
        "fr": "Le paiement"
      },
      "show": {},
      "rules": [
        "sale.winner-may-place",
        "sale.no-bid-seller-free",
        "sale.no-bid-seller-discards",
        "sale.self-bought-distributed",
        "sale.self-bought-one-by-one",
        "sale.other-buyer-pays-seller",
        "sale.losing-bids-cost-nothing",
        "sale.payer-picks-cards",
        "sale.never-last-card"
      ],
      "rulings": [
        "ruling.buyer-may-decline",
        "ruling.settlement-is-one-step",
        "ruling.payment-secrecy",
        "ruling.self-sale-few-players"
      ]
    },
    {
      "id": "effects",
      "title": {
        "en": "Using powers",
        "fr": "Utiliser les pouvoirs"
      },
      "show": {},
      "rules": [
        "effects.after-auction",
        "effects.active-player-only",
        "effects.activation-optional",
        "effects.mandatory-must-be-used",
        "effects.new-card-usable-at-once",
        "effects.once-per-readying",
        "power.permanent",
        "power.activation",
        "power.activation-readied",
        "power.mandatory",
        "power.mandatory-blocks-end",
        "power.mandatory-readied",
        "power.one-shot",
        "power.one-shot-not-readied"
      ],
      "cards": [
        "chateau",
        "le-roi",
        "comptable",
        "espionne"
      ],
      "rulings": [
        "ruling.icons-effects-step",
        "ruling.suicide-by-choice",
        "ruling.mandatory-without-target",
        "ruling.optional-without-target",
        "ruling.mandatory-can-kill",
        "ruling.effects-order",
        "ruling.trigger-order",
        "ruling.protection-scope",
        "ruling.one-shot-reentry"
      ]
    },
    {
      "id": "victory",
      "title": {
        "en": "Winning",
        "fr": "La victoire"
      },
      "show": {},
      "rules": [
        "victory.destiny-fulfilled",
        "victory.immediate",
        "victory.last-survivor",
        "victory.tie-active-player",
        "victory.tie-shared"
      ],
      "cards": [
        "conquerant",
        "erudit",
        "fortune"
      ],
      "rulings": [
        "ruling.nobody-left",
        "ruling.when-destins-are-checked",
        "ruling.win-on-another-turn",
        "ruling.stalemate"
      ]
    },
    {
      "id": "defeat",
      "title": {
        "en": "Running dry",
        "fr": "La défaite"
      },
      "show": {
        "seats": 4
      },
      "rules": [
        "defeat.empty-hand",
        "defeat.leaves-game"
      ],
      "rulings": [
        "ruling.elimination-check",
        "ruling.eliminated-belongings",
        "ruling.active-player-eliminated",
        "ruling.alive-with-empty-hand"
      ]
    },
    {
      "id": "golden",
      "title": {
        "en": "Golden rules",
        "fr": "Règles d'or"
      },
      "show": {},
      "rules": [
        "golden.own-secret-readable",
        "golden.discard-open",
        "golden.rows-open",
        "golden.draw-pile-closed",
        "golden.others-secret-closed",
        "golden.others-card-gets-engaged",
        "golden.others-card-benefits-user",
        "golden.card-beats-rule",
        "golden.jeton-order",
        "golden.good-faith"
      ],
      "rulings": [
        "ruling.icons-golden-others-card",
        "ruling.others-card-must-be-ready",
        "ruling.secret-reveal-at-end"
      ]
    },
    {
      "id": "questions",
      "title": {
        "en": "Questions about cards",
        "fr": "Questions sur les cartes"
      },
      "rules": [
        "faq.copy.engaged-target-allowed",
        "faq.copy.target-not-engaged",
        "faq.copy.activation-kind-only",
        "faq.druid.face-down-offer",
        "faq.collector.tax",
        "faq.collector.tax-on-hidden-offer",
        "faq.repeat.other-target",
        "faq.rentier.counts-taken-cards",
        "faq.spy.no-showing",
        "faq.spy.may-talk",
        "faq.ring.joins-acquired",
        "faq.accountant.joins-acquired",
        "faq.lich.first-power-of-turn",
        "faq.lich.uses-another-player",
        "faq.lich.own-mandatory-still",
        "faq.lich.own-others-blocked",
        "faq.fire-mage.adjacent",
        "faq.fire-mage.two-left",
        "faq.alchemist.any-owner",
        "faq.alchemist.itself",
        "faq.immortal.prevents-elimination",
        "faq.immortal.readied",
        "faq.burgomaster.demand",
        "faq.burgomaster.impossible",
        "faq.burgomaster.several-demands",
        "faq.angel.own-attack-counts",
        "faq.angel.counters-assassin",
        "faq.assassin.saved-victim-fails"
      ],
      "cards": [
        "liche",
        "mage-de-feu",
        "alchimiste",
        "immortel"
      ],
      "rulings": [
        "ruling.icon-copied-power",
        "ruling.icons-lich",
        "ruling.icon-tax-exempt-family",
        "ruling.levies-spare-last-card",
        "ruling.tax-timing",
        "ruling.no-copy-of-copies",
        "ruling.copies-and-engaging",
        "ruling.lich-and-copies",
        "ruling.self-reference-in-copies",
        "ruling.lich-and-mandatory",
        "ruling.lich-target-choice",
        "ruling.immortal-scope",
        "ruling.several-rescues",
        "ruling.assassin-cause",
        "ruling.assassin-retry",
        "ruling.angel-who-saves",
        "ruling.rentier-count",
        "ruling.burgomaster-demand",
        "ruling.burgomaster-and-druid",
        "ruling.druid-reveal",
        "ruling.moved-card-state",
        "ruling.fire-mage-self",
        "ruling.alchemist-swap",
        "ruling.simultaneous-discards"
      ]
    },
    {
      "id": "duo",
      "title": {
        "en": "Two players",
        "fr": "À deux joueurs"
      },
      "lead": {
        "en": "Both put up a card in one auction, and the loser keeps the other one, where it cannot win.",
        "fr": "Tous deux vendent une carte dans une même enchère, et le perdant garde l'autre, là où elle ne peut pas gagner."
      },
      "show": {
        "seats": 2
      },
      "rules": [
        "duo.same-setup",
        "duo.two-areas",
        "duo.acquisition-for-wins",
        "duo.support-no-destiny",
        "duo.support-powers-work",
        "duo.both-draw-two",
        "duo.first-player-readies",
        "duo.both-offer",
        "duo.bidding-order",
        "duo.bid-limits",
        "duo.pass-ends",
        "duo.no-bid-first-player-wins",
        "duo.winner-chooses-card",
        "duo.winner-discards-bid",
        "duo.loser-keeps-bid",
        "duo.loser-takes-other-card",
        "duo.effects-first-player",
        "duo.mandatory-still-binding",
        "duo.roles-swap",
        "duo.passed-cards-to-acquisition",
        "duo.rest-as-normal",
        "duo.only-from-the-start"
      ],
      "rulings": [
        "ruling.icon-not-readied-duo",
        "ruling.duo-opening-pass",
        "ruling.duo-bids-are-numbers",
        "ruling.duo-placing-is-compulsory",
        "ruling.duo-missing-offer",
        "ruling.duo-simultaneous-wins",
        "ruling.duo-conditions-both-areas",
        "ruling.duo-seller-reactions",
        "ruling.duo-put-in-play",
        "ruling.duo-your-turn"
      ]
    }
  ],
  "words": {
    "family": {
      "en": "Family",
      "fr": "Famille",
      "meaning": {
        "en": "One of four allegiances; each playing card has exactly one.",
        "fr": "L'une des quatre allégeances ; chaque carte de jeu en a exactement une."
      }
    },
    "royaume": {
      "en": "Kingdom",
      "fr": "Royaume",
      "meaning": {
        "en": "The family of the crown, its judges and its knights.",
        "fr": "La famille de la couronne, de ses juges et de ses chevaliers."
      }
    },
    "commerce": {
      "en": "Trade",
      "fr": "Commerce",
      "meaning": {
        "en": "The family of merchants, bankers and smugglers.",
        "fr": "La famille des marchands, des banquiers et des contrebandiers."
      }
    },
    "necromancie": {
      "en": "Necromancy",
      "fr": "Nécromancie",
      "meaning": {
        "en": "The family of the dead and those who command them.",
        "fr": "La famille des morts et de qui les commande."
      }
    },
    "magie": {
      "en": "Magic",
      "fr": "Magie",
      "meaning": {
        "en": "The family of mages, seers and their creatures.",
        "fr": "La famille des mages, des voyantes et de leurs créatures."
      }
    },
    "type": {
      "en": "Type",
      "fr": "Type",
      "meaning": {
        "en": "Extra keyword on some cards, at most one per card, used by powers and Destinies.",
        "fr": "Mot-clé supplémentaire de certaines cartes, un au plus, auquel renvoient des pouvoirs et des Destins."
      }
    },
    "combattant": {
      "en": "Fighter",
      "fr": "Combattant",
      "meaning": {
        "en": "A type of card: those who fight.",
        "fr": "Un type de carte : qui se bat."
      }
    },
    "terrain": {
      "en": "Land",
      "fr": "Terrain",
      "meaning": {
        "en": "A type of card: a place.",
        "fr": "Un type de carte : un lieu."
      }
    },
    "livre": {
      "en": "Book",
      "fr": "Livre",
      "meaning": {
        "en": "A type of card: knowledge in writing.",
        "fr": "Un type de carte : un savoir écrit."
      }
    },
    "playing-card": {
      "en": "Playing card",
      "fr": "Carte de jeu",
      "meaning": {
        "en": "One of the 44 or 56 cards that form hands, the draw pile, the discard pile and the rows in play.",
        "fr": "L'une des 44 ou 56 cartes qui forment les mains, la pioche, la défausse et les rangées en jeu."
      }
    },
    "hand": {
      "en": "Hand",
      "fr": "Main",
      "meaning": {
        "en": "Hidden cards of a player; their number is both life and money.",
        "fr": "Les cartes cachées d'un joueur ; leur nombre est à la fois sa vie et son argent."
      }
    },
    "in-play": {
      "en": "In play",
      "fr": "En jeu",
      "meaning": {
        "en": "Face up in front of a player after being acquired; only there does a card have its power.",
        "fr": "Face visible devant un joueur après acquisition ; là seulement une carte a son pouvoir."
      }
    },
    "acquired-card": {
      "en": "Acquired card",
      "fr": "Carte acquise",
      "meaning": {
        "en": "A card in play in front of a player (in the two-player variant, in the acquisition area).",
        "fr": "Une carte en jeu devant un joueur (à deux, dans la zone d'acquisition)."
      }
    },
    "destin": {
      "en": "Destiny",
      "fr": "Destin",
      "meaning": {
        "en": "An objective that wins the game at once when fulfilled.",
        "fr": "Un objectif qui fait gagner aussitôt qu'il est rempli."
      }
    },
    "common-destin": {
      "en": "Shared Destiny",
      "fr": "Destin commun",
      "meaning": {
        "en": "Objective open to every player; two are face up.",
        "fr": "Objectif ouvert à tous ; deux sont face visible."
      }
    },
    "secret-destin": {
      "en": "Secret Destiny",
      "fr": "Destin secret",
      "meaning": {
        "en": "Objective known to, and open to, its owner alone.",
        "fr": "Objectif connu de son seul propriétaire, et ouvert à lui seul."
      }
    },
    "jeton": {
      "en": "Token card",
      "fr": "Jeton",
      "meaning": {
        "en": "Mini card with a number and an effect, gained through powers; never two of one kind per player.",
        "fr": "Petite carte avec un numéro et un effet, gagnée par des pouvoirs ; jamais deux de la même sorte par joueur."
      }
    },
    "first-player": {
      "en": "First player (active player)",
      "fr": "Premier joueur (joueur actif)",
      "meaning": {
        "en": "The player whose turn it is; the role moves left every turn.",
        "fr": "Celui dont c'est le tour ; le rôle passe à gauche à chaque tour."
      }
    },
    "seller": {
      "en": "Seller",
      "fr": "Vendeur",
      "meaning": {
        "en": "The active player while the card that they put up is being auctioned.",
        "fr": "Le joueur actif tant que la carte qu'il a mise en vente est aux enchères."
      }
    },
    "bid": {
      "en": "Bid",
      "fr": "Enchère",
      "meaning": {
        "en": "A number of hand cards promised for the card on sale.",
        "fr": "Un nombre de cartes de la main promis pour la carte en vente."
      }
    },
    "price": {
      "en": "Price",
      "fr": "Prix",
      "meaning": {
        "en": "The highest bid when the auction closes.",
        "fr": "L'offre la plus haute quand l'enchère se termine."
      }
    },
    "engage": {
      "en": "Engage",
      "fr": "Engager",
      "meaning": {
        "en": "Turn a card in play sideways to use its power.",
        "fr": "Tourner une carte en jeu sur le côté pour utiliser son pouvoir."
      }
    },
    "ready": {
      "en": "Ready",
      "fr": "Redresser",
      "meaning": {
        "en": "Turn an engaged card upright again so that it can be engaged anew.",
        "fr": "Remettre une carte engagée droite, pour pouvoir l'engager à nouveau."
      }
    },
    "permanent": {
      "en": "Permanent power",
      "fr": "Pouvoir permanent",
      "meaning": {
        "en": "Always on while the card is in play; never engaged.",
        "fr": "Toujours actif tant que la carte est en jeu ; jamais engagé."
      }
    },
    "activation": {
      "en": "Activation power",
      "fr": "Pouvoir d'activation",
      "meaning": {
        "en": "Optional, used by engaging the card on your turn; readied at the start of your turn.",
        "fr": "Facultatif, utilisé en engageant la carte pendant votre tour ; redressé au début de votre tour."
      }
    },
    "mandatory-activation": {
      "en": "Mandatory activation power",
      "fr": "Pouvoir d'activation obligatoire",
      "meaning": {
        "en": "Must be used by engaging the card on your turn; readied at the start of your turn.",
        "fr": "À utiliser obligatoirement en engageant la carte pendant votre tour ; redressé au début de votre tour."
      }
    },
    "one-shot-activation": {
      "en": "One-shot activation power",
      "fr": "Pouvoir d'activation unique",
      "meaning": {
        "en": "Optional, used by engaging the card on your turn; not readied afterwards.",
        "fr": "Facultatif, utilisé en engageant la carte pendant votre tour ; pas redressé ensuite."
      }
    },
    "draw-pile": {
      "en": "Draw pile",
      "fr": "Pioche",
      "meaning": {
        "en": "Face-down playing cards; rebuilt from the discard pile.",
        "fr": "Cartes de jeu face cachée ; refaite avec la défausse."
      }
    },
    "discard-pile": {
      "en": "Discard pile",
      "fr": "Défausse",
      "meaning": {
        "en": "Face-up playing cards that were discarded; open to all.",
        "fr": "Cartes de jeu défaussées, face visible ; ouverte à tous."
      }
    },
    "eliminated": {
      "en": "Eliminated",
      "fr": "Éliminé",
      "meaning": {
        "en": "Out of the game because the hand is empty.",
        "fr": "Hors du jeu, faute de cartes en main."
      }
    },
    "adjacent": {
      "en": "Adjacent players",
      "fr": "Joueurs adjacents",
      "meaning": {
        "en": "Two surviving players who play one right after the other.",
        "fr": "Deux survivants qui jouent l'un juste après l'autre."
      }
    },
    "acquisition-area": {
      "en": "Acquisition area",
      "fr": "Zone d'acquisition",
      "meaning": {
        "en": "Two-player variant: cards won at auction; powers work and they count for Destinies.",
        "fr": "Variante à deux : les cartes gagnées aux enchères ; leurs pouvoirs agissent et elles comptent pour les Destins."
      }
    },
    "support-area": {
      "en": "Support area",
      "fr": "Zone de support",
      "meaning": {
        "en": "Two-player variant: cards received after lost auctions; powers work, they do not count for Destinies.",
        "fr": "Variante à deux : les cartes reçues après une enchère perdue ; leurs pouvoirs agissent, elles ne comptent pas pour les Destins."
      }
    },
    "advanced-pack": {
      "en": "Advanced pack",
      "fr": "Paquet avancé",
      "meaning": {
        "en": "The 12 extra playing cards, left out in first games.",
        "fr": "Les 12 cartes de jeu supplémentaires, laissées de côté pour les premières parties."
      }
    },
    "supply": {
      "en": "Token supply",
      "fr": "Réserve de Jetons",
      "meaning": {
        "en": "All Token cards that nobody owns, in the middle of the table.",
        "fr": "Tous les Jetons que personne ne possède, au milieu de la table."
      }
    }
  }
}
