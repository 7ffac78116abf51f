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
        "en": "Five guilds give certificates to those they find worthy. Travel the land, beat creatures for experience, earn gold, and be the first to hold all five.",
        "fr": "Cinq guildes délivrent un certificat à qui le mérite. Parcourez le pays, battez des créatures pour l'expérience, gagnez de l'or, et soyez le premier à tenir les cinq."
      },
      "rules": [
        "goal.five_certificates",
        "mode.basic_subset",
        "mode.card_clarifications"
      ],
      "places": [
        {
          "title": {
            "en": "Fight",
            "fr": "Combattre"
          },
          "text": {
            "en": "creatures give experience",
            "fr": "les créatures donnent l'expérience"
          },
          "cards": [
            "bear"
          ]
        },
        {
          "title": {
            "en": "Equip",
            "fr": "S'équiper"
          },
          "text": {
            "en": "gold buys what makes you stronger",
            "fr": "l'or achète ce qui vous renforce"
          },
          "cards": [
            "sword",
            "ruby_circlet"
          ]
        },
        {
          "title": {
            "en": "Be received",
            "fr": "Être reçu"
          },
          "text": {
            "en": "five certificates win",
            "fr": "cinq certificats font gagner"
          },
          "cards": [
            "certificate_fortress",
            "certificate_monastery"
          ]
        }
      ],
      "rulings": [
        "ruling.page_marks"
      ]
    },
    {
      "id": "board",
      "title": {
        "en": "The board and its decks",
        "fr": "Le plateau et ses paquets"
      },
      "rules": [
        "setup.split_decks",
        "setup.decks_face_down",
        "setup.discards_face_up",
        "setup.remove_lost_library",
        "setup.remove_chance_cards",
        "setup.item_decks",
        "setup.ability_piles",
        "setup.unused_cards",
        "board.guild_services",
        "board.town_services",
        "board.wild_hold_adventures",
        "board.astral_unused",
        "board.ports_gates_speed",
        "board.icons"
      ],
      "rulings": [
        "ruling.deck_exhausted",
        "ruling.empty_start",
        "ruling.economic_crisis"
      ]
    },
    {
      "id": "character",
      "title": {
        "en": "Your character",
        "fr": "Votre personnage"
      },
      "lead": {
        "en": "Red cubes on the right are your Strength and your Health, blue ones your Willpower and your Magic. What you spend moves to the left.",
        "fr": "Les cubes rouges à droite sont votre Force et votre Santé, les bleus votre Puissance mentale et votre Magie. Ce que vous dépensez passe à gauche."
      },
      "rules": [
        "setup.deal_character",
        "setup.start_strength",
        "setup.start_willpower",
        "setup.start_gold",
        "setup.start_experience",
        "money.small_marker",
        "setup.start_space",
        "setup.bank",
        "setup.first_player",
        "setup.two_guilds",
        "sheet.red_is_health",
        "sheet.health_loss",
        "sheet.wound_weakens",
        "sheet.blue_is_magic",
        "sheet.magic_loss",
        "sheet.public",
        "money.large_marker"
      ],
      "cards": [
        "spellblade",
        "ranger"
      ],
      "rulings": [
        "ruling.card_sources",
        "ruling.first_player_tie",
        "ruling.character_deal",
        "ruling.starting_gold_conflict"
      ]
    },
    {
      "id": "turn",
      "title": {
        "en": "A turn",
        "fr": "Un tour"
      },
      "lead": {
        "en": "Three steps, then the player on your left goes on.",
        "fr": "Trois étapes, puis votre voisin de gauche continue."
      },
      "steps": [
        {
          "picture": "chance_plain",
          "title": {
            "en": "Chance",
            "fr": "Chance"
          },
          "text": {
            "en": "Turn up a chance card and do what it says.",
            "fr": "Retournez une carte chance et faites ce qu'elle dit."
          }
        },
        {
          "picture": "ranger",
          "title": {
            "en": "Movement",
            "fr": "Déplacement"
          },
          "text": {
            "en": "Walk free of charge, or pay for a horse, a boat or a magic gate, or stay where you are.",
            "fr": "À pied sans frais, ou payez un cheval, un bateau, une porte magique, ou restez sur place."
          }
        },
        {
          "picture": "sword",
          "title": {
            "en": "Encounter",
            "fr": "Rencontre"
          },
          "text": {
            "en": "Fight what lies there, use an opportunity, or what the place offers.",
            "fr": "Combattez ce qui s'y trouve, saisissez une opportunité, ou ce que le lieu propose."
          }
        }
      ],
      "show": {},
      "rules": [
        "turn.sequence",
        "turn.chance_mandatory",
        "turn.next_left"
      ],
      "rulings": [
        "ruling.mixed_words"
      ]
    },
    {
      "id": "chance",
      "title": {
        "en": "Chance cards",
        "fr": "Cartes chance"
      },
      "show": {},
      "rules": [
        "chance.reveal_top",
        "chance.terrain",
        "chance.terrain_face_down",
        "chance.merchant_clear",
        "chance.merchant_stock",
        "chance.winds",
        "chance.winds_only_lost",
        "chance.good_times",
        "chance.charity",
        "chance.charity_ties",
        "chance.peaceful_times",
        "chance.peaceful_no_card",
        "chance.optional",
        "chance.discard"
      ],
      "cards": [
        "chance_forest",
        "city_merchant",
        "good_times"
      ],
      "rulings": [
        "ruling.terrain_order",
        "ruling.peaceful_once_limits",
        "ruling.peaceful_order",
        "ruling.winds_values",
        "ruling.charity_least",
        "ruling.optional_benefits"
      ]
    },
    {
      "id": "moving",
      "title": {
        "en": "Moving",
        "fr": "Se déplacer"
      },
      "show": {},
      "rules": [
        "move.optional",
        "move.walk",
        "move.horse",
        "move.boat",
        "move.boat_needs_port",
        "move.gate",
        "move.gate_needs_gate",
        "move.one_means",
        "move.pay_bank"
      ],
      "example": {
        "en": "Ada stands at a port with 3 gold. She pays 1 for the boat and lands at the next port to the left. Without gold she would walk one space.",
        "fr": "Ada est dans un port avec 3 or. Elle en paie 1 pour le bateau et débarque au prochain port à gauche. Sans or, elle marcherait d'une case.",
        "cards": []
      },
      "rulings": [
        "ruling.horse_two",
        "ruling.port_lines",
        "ruling.gate_target",
        "ruling.no_gold_no_travel"
      ]
    },
    {
      "id": "adventure",
      "title": {
        "en": "Adventure cards",
        "fr": "Cartes aventure"
      },
      "show": {},
      "rules": [
        "adventure.two_kinds",
        "adventure.end_space",
        "adventure.start_space",
        "adventure.giant_spider",
        "adventure.pass_through",
        "adventure.meet_own_space",
        "adventure.no_meet_then_move",
        "adventure.reveal",
        "adventure.one_per_space"
      ],
      "cards": [
        "giant_spider",
        "wiseman"
      ],
      "rulings": [
        "ruling.one_card_per_space",
        "ruling.reveal_moment",
        "ruling.one_encounter",
        "ruling.spider"
      ]
    },
    {
      "id": "opportunities",
      "title": {
        "en": "Opportunities",
        "fr": "Opportunités"
      },
      "show": {},
      "rules": [
        "opportunity.optional",
        "opportunity.follow_text",
        "opportunity.discard_used",
        "opportunity.unused_stays"
      ],
      "cards": [
        "gem_mine",
        "enchanted_flower",
        "leprechaun"
      ],
      "rulings": [
        "ruling.opportunity_no_effect"
      ]
    },
    {
      "id": "creatures",
      "title": {
        "en": "Creatures",
        "fr": "Créatures"
      },
      "lead": {
        "en": "Win and it pays you; lose and it hurts; draw and nothing happens. Beaten creatures leave, the others wait for the next who comes by.",
        "fr": "Victoire, elle vous récompense ; défaite, vous souffrez ; égalité, rien. Battue, elle part ; sinon elle attend le suivant."
      },
      "anatomy": {
        "card": "bear",
        "parts": [
          {
            "part": "name",
            "title": {
              "en": "Name",
              "fr": "Nom"
            },
            "text": {
              "en": "Some items and events speak of it.",
              "fr": "Certains objets et effets en parlent."
            }
          },
          {
            "part": "numbers",
            "title": {
              "en": "Strength and Willpower",
              "fr": "Force et Puissance mentale"
            },
            "text": {
              "en": "What you fight against. The one that stands first decides which fight it is.",
              "fr": "Ce que vous affrontez. La première indiquée décide du combat."
            }
          },
          {
            "part": "gains",
            "title": {
              "en": "Reward",
              "fr": "Récompense"
            },
            "text": {
              "en": "Experience, and whatever treasure it guards.",
              "fr": "L'expérience, et le trésor gardé."
            }
          }
        ]
      },
      "show": {},
      "rules": [
        "creature.must_fight",
        "creature.win_discard",
        "creature.win_experience",
        "creature.win_treasure",
        "creature.draw",
        "creature.loss_default",
        "creature.loss_text",
        "creature.stays",
        "creature.blocks_space"
      ],
      "cards": [
        "rat",
        "bear",
        "vampire"
      ],
      "rulings": [
        "ruling.lost_symbols",
        "ruling.turn_after_fight",
        "ruling.card_over_rule"
      ]
    },
    {
      "id": "fights",
      "title": {
        "en": "Fights",
        "fr": "Combats"
      },
      "show": {},
      "rules": [
        "combat.two_types",
        "combat.strength_only",
        "combat.strength_base",
        "combat.creature_base",
        "combat.strength_items",
        "combat.dice",
        "combat.totals",
        "combat.higher_wins",
        "combat.tie",
        "combat.willpower_only",
        "combat.willpower_base",
        "combat.willpower_items",
        "combat.choice",
        "combat.willpower_price",
        "combat.willpower_price_first",
        "combat.willpower_price_needed",
        "combat.will_first",
        "combat.special_cards",
        "combat.mandatory_mark",
        "combat.optional_mark",
        "combat.three_lives",
        "combat.three_lives_stop",
        "combat.three_lives_reset"
      ],
      "example": {
        "en": "Ada has 4 red cubes on the right and a Sword that adds 2. She rolls 3, the Bear of Strength 5 rolls 2. 4 + 2 + 3 = 9 beats 5 + 2 = 7.",
        "fr": "Ada a 4 cubes rouges à droite et une Épée qui ajoute 2. Elle obtient 3, l'Ours de Force 5 obtient 2. 4 + 2 + 3 = 9 bat 5 + 2 = 7.",
        "cards": [
          "sword",
          "bear"
        ]
      },
      "rulings": [
        "ruling.fight_choice_once",
        "ruling.vampire",
        "ruling.die_changes"
      ]
    },
    {
      "id": "items",
      "title": {
        "en": "Weapons and items",
        "fr": "Armes et objets"
      },
      "show": {},
      "rules": [
        "items.declare",
        "items.one_weapon",
        "items.off_hand",
        "items.two_handed",
        "items.one_head",
        "items.others_free",
        "items.throw",
        "items.throw_damages",
        "items.damage_shown",
        "items.damaged_unusable",
        "items.damaged_unsellable"
      ],
      "cards": [
        "axe",
        "wooden_shield",
        "great_sword",
        "ruby_circlet"
      ],
      "rulings": [
        "ruling.declare_when",
        "ruling.hands",
        "ruling.throw_timing",
        "ruling.throw_which",
        "ruling.item_use_timing",
        "ruling.damaged_identity"
      ]
    },
    {
      "id": "gains",
      "title": {
        "en": "Gains",
        "fr": "Ce qui arrive de bien"
      },
      "show": {},
      "rules": [
        "gain.heal",
        "gain.recharge",
        "gain.gold_experience",
        "gain.item",
        "gain.permanent",
        "gain.bank_only"
      ],
      "rulings": [
        "ruling.no_caps"
      ]
    },
    {
      "id": "losses",
      "title": {
        "en": "Losses",
        "fr": "Ce qui arrive de mal"
      },
      "show": {},
      "rules": [
        "loss.health",
        "loss.death",
        "loss.wounded_weaker",
        "loss.magic",
        "loss.magic_never_kills",
        "loss.magic_zero"
      ],
      "rulings": [
        "ruling.multi_health_loss",
        "ruling.death_aftermath",
        "ruling.last_survivor"
      ]
    },
    {
      "id": "places",
      "title": {
        "en": "Places and their services",
        "fr": "Les lieux et leurs services"
      },
      "show": {},
      "rules": [
        "space.no_adventures",
        "space.use_at_end",
        "space.several",
        "trade.buy",
        "trade.shop_public",
        "trade.sell_where",
        "trade.sell_price",
        "trade.sold_discarded",
        "heal.monastery",
        "heal.forest_camp",
        "recharge.desert",
        "recharge.magic_tower",
        "rest.village",
        "space.dove_ignored",
        "work.city",
        "work.thieves_guild",
        "work.fortress",
        "work.must_stay",
        "work.once",
        "repair.where",
        "repair.cost"
      ],
      "rulings": [
        "ruling.pay_health",
        "ruling.work_then_services",
        "ruling.tower_rounding",
        "ruling.useless_service",
        "ruling.desert_blue",
        "ruling.desert_name",
        "ruling.thieves_work_conflict"
      ]
    },
    {
      "id": "certificates",
      "title": {
        "en": "Certificates",
        "fr": "Certificats"
      },
      "lead": {
        "en": "Five experience, and five gold where you are no member.",
        "fr": "Cinq points d'expérience, et cinq or si vous n'êtes pas membre."
      },
      "show": {},
      "rules": [
        "certificate.where",
        "certificate.price",
        "certificate.member_price",
        "certificate.one_each",
        "certificate.is_ability_card",
        "certificate.face_down"
      ],
      "cards": [
        "certificate_forest_camp",
        "certificate_thieves_guild",
        "certificate_magic_tower"
      ],
      "rulings": [
        "ruling.certificate_supply"
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
        "end.fifth_certificate",
        "end.ranking",
        "end.five_guilds"
      ],
      "rulings": [
        "ruling.rank_dead",
        "ruling.solo_race"
      ]
    },
    {
      "id": "standard",
      "title": {
        "en": "What the basic version leaves out",
        "fr": "Ce que la version de base laisse de côté"
      },
      "rules": [
        "variant.standard_two_cards",
        "variant.standard_duels",
        "variant.standard_abilities",
        "variant.standard_artifacts"
      ],
      "rulings": [
        "ruling.same_space"
      ]
    }
  ],
  "words": {
    "strength": {
      "en": "Strength",
      "fr": "Force",
      "meaning": {
        "en": "Number of red cubes on the right side of the character card; the base of a strength fight.",
        "fr": "Nombre de cubes rouges à droite de la carte personnage ; base d'un combat de force."
      }
    },
    "health": {
      "en": "Health (HP)",
      "fr": "Santé (PS)",
      "meaning": {
        "en": "The same red cubes seen as life points. Losing one moves a red cube from right to left.",
        "fr": "Les mêmes cubes rouges, vus comme points de vie. En perdre un déplace un cube rouge de droite à gauche."
      }
    },
    "willpower": {
      "en": "Willpower",
      "fr": "Puissance mentale",
      "meaning": {
        "en": "Number of blue cubes on the right side; the base of a willpower fight.",
        "fr": "Nombre de cubes bleus à droite ; base d'un combat de puissance mentale."
      }
    },
    "magic": {
      "en": "Magic (MP)",
      "fr": "Magie (PM)",
      "meaning": {
        "en": "The same blue cubes seen as energy. Spending or losing one moves a blue cube from right to left.",
        "fr": "Les mêmes cubes bleus, vus comme énergie. Dépenser ou perdre un point déplace un cube bleu de droite à gauche."
      }
    },
    "full_strength": {
      "en": "Full Strength",
      "fr": "Force totale",
      "meaning": {
        "en": "Red cubes on both sides together; changed only by a permanent gain.",
        "fr": "Les cubes rouges des deux côtés ensemble ; seul un gain permanent change leur nombre."
      }
    },
    "full_willpower": {
      "en": "Full Willpower",
      "fr": "Puissance mentale totale",
      "meaning": {
        "en": "Blue cubes on both sides together.",
        "fr": "Les cubes bleus des deux côtés ensemble."
      }
    },
    "heal": {
      "en": "Heal",
      "fr": "Guérir",
      "meaning": {
        "en": "Move red cubes from left to right.",
        "fr": "Déplacer des cubes rouges de gauche à droite."
      }
    },
    "recharge": {
      "en": "Recharge",
      "fr": "Recharger",
      "meaning": {
        "en": "Move blue cubes from left to right.",
        "fr": "Déplacer des cubes bleus de gauche à droite."
      }
    },
    "experience": {
      "en": "Experience (XP)",
      "fr": "Expérience (PE)",
      "meaning": {
        "en": "Green markers, earned mostly by beating creatures, spent on certificates.",
        "fr": "Jetons verts, gagnés surtout en battant des créatures, dépensés pour les certificats."
      }
    },
    "gold": {
      "en": "Gold",
      "fr": "Or",
      "meaning": {
        "en": "Yellow markers; the only currency for travel, trade, care, repair and the fee of foreign guilds.",
        "fr": "Jetons jaunes ; la seule monnaie pour voyager, commercer, se soigner, réparer et payer les guildes étrangères."
      }
    },
    "bank": {
      "en": "Bank",
      "fr": "Banque",
      "meaning": {
        "en": "Common supply of cubes and markers.",
        "fr": "La réserve commune de cubes et de jetons."
      }
    },
    "guild": {
      "en": "Guild",
      "fr": "Guilde",
      "meaning": {
        "en": "One of five organisations, each with its own space and its own pile of certificates.",
        "fr": "L'une des cinq organisations, avec sa case et sa pile de certificats."
      }
    },
    "member": {
      "en": "Guild member",
      "fr": "Membre de la guilde",
      "meaning": {
        "en": "A character whose card shows that guild; every character shows two.",
        "fr": "Un personnage dont la carte porte cette guilde ; chacun en porte deux."
      }
    },
    "starting_guild": {
      "en": "Starting guild",
      "fr": "Guilde de départ",
      "meaning": {
        "en": "The guild shown first on the character card; the pawn starts there.",
        "fr": "La première guilde de la carte personnage ; le pion y commence."
      }
    },
    "certificate": {
      "en": "Certificate",
      "fr": "Certificat",
      "meaning": {
        "en": "A face-down ability card of a guild, bought there; five different ones win.",
        "fr": "Une carte capacité d'une guilde, face cachée, achetée sur place ; cinq différentes font gagner."
      }
    },
    "civilisation": {
      "en": "Civilisation space",
      "fr": "Case de civilisation",
      "meaning": {
        "en": "A blue space: any guild, the City or the Village. Items can be repaired there.",
        "fr": "Une case bleue : une guilde, la Cité ou le Village. On y répare ses objets."
      }
    },
    "wild": {
      "en": "Wild space",
      "fr": "Case sauvage",
      "meaning": {
        "en": "Mountain, forest or plain; the only spaces that can hold adventure cards.",
        "fr": "Montagne, forêt ou plaine ; les seules cases où se posent des cartes aventure."
      }
    },
    "terrain": {
      "en": "Terrain",
      "fr": "Terrain",
      "meaning": {
        "en": "Mountain, forest or plain.",
        "fr": "Montagne, forêt ou plaine."
      }
    },
    "port": {
      "en": "Port",
      "fr": "Port",
      "meaning": {
        "en": "Blue anchor; start and end point of a boat trip.",
        "fr": "Ancre bleue ; départ et arrivée d'un trajet en bateau."
      }
    },
    "magic_gate": {
      "en": "Magic gate",
      "fr": "Porte magique",
      "meaning": {
        "en": "Icon that links a space to every other space with the same icon.",
        "fr": "Icône qui relie une case à toutes celles qui portent la même."
      }
    },
    "astral_plane": {
      "en": "Astral plane",
      "fr": "Plan astral",
      "meaning": {
        "en": "Inner zone of the board; no function in the basic version.",
        "fr": "Zone intérieure du plateau ; sans usage dans la version de base."
      }
    },
    "chance_card": {
      "en": "Chance card",
      "fr": "Carte chance",
      "meaning": {
        "en": "Green card turned up at the start of a turn.",
        "fr": "Carte verte retournée au début d'un tour."
      }
    },
    "adventure_card": {
      "en": "Adventure card",
      "fr": "Carte aventure",
      "meaning": {
        "en": "Yellow card lying in a wild space: a creature or an opportunity.",
        "fr": "Carte jaune posée sur une case sauvage : créature ou opportunité."
      }
    },
    "creature": {
      "en": "Creature",
      "fr": "Créature",
      "meaning": {
        "en": "Adventure card that has to be fought.",
        "fr": "Carte aventure qu'il faut combattre."
      }
    },
    "opportunity": {
      "en": "Opportunity",
      "fr": "Opportunité",
      "meaning": {
        "en": "Adventure card that may be used once and is then discarded.",
        "fr": "Carte aventure qu'on peut utiliser une fois ; elle est ensuite défaussée."
      }
    },
    "treasure": {
      "en": "Treasure",
      "fr": "Trésor",
      "meaning": {
        "en": "Extra gain printed on a creature after its treasure symbol (a tick), received on a win.",
        "fr": "Gain supplémentaire imprimé après le symbole de trésor d'une créature, reçu en cas de victoire."
      }
    },
    "harm": {
      "en": "Harm text",
      "fr": "Effet de défaite",
      "meaning": {
        "en": "Penalty printed on a creature after its loss symbol (a cross), which replaces the loss of 1 Health.",
        "fr": "Peine imprimée après le symbole de défaite d'une créature, à la place de la perte d'1 Santé."
      }
    },
    "strength_fight": {
      "en": "Strength fight",
      "fr": "Combat de force",
      "meaning": {
        "en": "Comparison of Strength plus bonuses plus one die on each side.",
        "fr": "On compare Force, bonus et un dé de chaque côté."
      }
    },
    "willpower_fight": {
      "en": "Willpower fight",
      "fr": "Combat de puissance mentale",
      "meaning": {
        "en": "The same comparison with Willpower.",
        "fr": "La même comparaison avec la Puissance mentale."
      }
    },
    "initiate_willpower": {
      "en": "Initiate a willpower fight",
      "fr": "Initier un combat de puissance mentale",
      "meaning": {
        "en": "Pay 2 Magic to replace the strength fight offered by a creature that lists Strength first and Willpower second.",
        "fr": "Payer 2 Magie pour remplacer le combat de force que propose une créature qui indique la Force d'abord, la Puissance mentale ensuite."
      }
    },
    "draw": {
      "en": "Draw",
      "fr": "Match nul",
      "meaning": {
        "en": "Equal totals: nobody gains or loses.",
        "fr": "Totaux égaux : personne ne gagne ni ne perd rien."
      }
    },
    "lives": {
      "en": "Three lives",
      "fr": "Trois vies",
      "meaning": {
        "en": "The creature is beaten only by winning three rolls in a row.",
        "fr": "La créature n'est battue qu'en remportant trois lancers de suite."
      }
    },
    "rule_mandatory": {
      "en": "Exclamation mark (!)",
      "fr": "Point d'exclamation (!)",
      "meaning": {
        "en": "Marks a special rule of a card that has to be followed.",
        "fr": "Signale une règle spéciale de la carte, à suivre absolument."
      }
    },
    "rule_optional": {
      "en": "Question mark (?)",
      "fr": "Point d'interrogation (?)",
      "meaning": {
        "en": "Marks a special rule of a card that the player may use.",
        "fr": "Signale une règle spéciale de la carte que le joueur peut utiliser."
      }
    },
    "common_item": {
      "en": "Common item",
      "fr": "Objet commun",
      "meaning": {
        "en": "Brown item card.",
        "fr": "Carte objet brune."
      }
    },
    "rare_item": {
      "en": "Rare item",
      "fr": "Objet rare",
      "meaning": {
        "en": "Gold item card.",
        "fr": "Carte objet dorée."
      }
    },
    "weapon": {
      "en": "Weapon",
      "fr": "Arme",
      "meaning": {
        "en": "Item, one-handed or two-handed; at most one is used in a fight.",
        "fr": "Objet à une ou deux mains ; une seule arme par combat."
      }
    },
    "shield": {
      "en": "Shield",
      "fr": "Bouclier",
      "meaning": {
        "en": "Item held in the other hand next to a one-handed weapon.",
        "fr": "Objet tenu dans l'autre main, avec une arme à une main."
      }
    },
    "held_item": {
      "en": "Held item",
      "fr": "Objet tenu en main",
      "meaning": {
        "en": "Item that fills a hand without being a weapon, such as a magic wand.",
        "fr": "Objet qui occupe une main sans être une arme, comme une baguette magique."
      }
    },
    "head_item": {
      "en": "Head item",
      "fr": "Objet porté sur la tête",
      "meaning": {
        "en": "Item worn on the head; one at a time.",
        "fr": "Objet porté sur la tête ; un seul à la fois."
      }
    },
    "throw": {
      "en": "Throw",
      "fr": "Lancer",
      "meaning": {
        "en": "Use a throwable weapon for an extra bonus on one roll of a strength fight; it is then normally damaged.",
        "fr": "Lancer une arme qui s'y prête pour un bonus sur un seul jet d'un combat de force ; elle est ensuite normalement endommagée."
      }
    },
    "damaged": {
      "en": "Damaged",
      "fr": "Endommagé",
      "meaning": {
        "en": "Turned face down: gives nothing and cannot be sold until repaired.",
        "fr": "Face cachée : n'apporte rien et ne peut être vendu avant réparation."
      }
    },
    "turn": {
      "en": "Turn",
      "fr": "Tour",
      "meaning": {
        "en": "One player's chance card, movement and encounter. Limits 'once per turn' count this unit.",
        "fr": "Carte chance, déplacement et rencontre d'un joueur. Les limites « une fois par tour » s'y rapportent."
      }
    },
    "round": {
      "en": "Round",
      "fr": "Manche",
      "meaning": {
        "en": "Everything one player does before the next: normally one turn, two with Peaceful Times.",
        "fr": "Tout ce que fait un joueur avant de passer la main : un tour en général, deux avec Temps paisibles."
      }
    },
    "service": {
      "en": "Service of a space",
      "fr": "Possibilité d'une case",
      "meaning": {
        "en": "Icon on a civilisation space or the Enchanted Desert that can be used by a character whose movement ends there.",
        "fr": "Icône d'une case de civilisation ou du Désert enchanté, utilisable par un personnage dont le déplacement s'y termine."
      }
    },
    "work": {
      "en": "Work instead of moving",
      "fr": "Travail au lieu du déplacement",
      "meaning": {
        "en": "Service at the City, the Thieves' Guild and the Fortress that takes the place of the movement.",
        "fr": "Possibilité de la Cité, de la Guilde des voleurs et de la Forteresse, à la place du déplacement."
      }
    },
    "enchanted_desert": {
      "en": "Enchanted Desert",
      "fr": "Désert enchanté",
      "meaning": {
        "en": "Special space that recharges Magic; not a civilisation space.",
        "fr": "Case spéciale qui recharge la Magie ; ce n'est pas une case de civilisation."
      }
    },
    "dove": {
      "en": "White dove",
      "fr": "Colombe blanche",
      "meaning": {
        "en": "Safety icon of the standard version; ignored here.",
        "fr": "Icône de sécurité de la version standard ; ignorée ici."
      }
    },
    "lesser_guardian": {
      "en": "Lesser guardian",
      "fr": "Petit gardien",
      "meaning": {
        "en": "Card of the standard version only.",
        "fr": "Carte de la version standard seulement."
      }
    },
    "greater_guardian": {
      "en": "Greater guardian",
      "fr": "Grand gardien",
      "meaning": {
        "en": "Card of the standard version only.",
        "fr": "Carte de la version standard seulement."
      }
    },
    "artifact": {
      "en": "Artifact",
      "fr": "Artefact",
      "meaning": {
        "en": "Card of the standard version only.",
        "fr": "Carte de la version standard seulement."
      }
    }
  }
}
