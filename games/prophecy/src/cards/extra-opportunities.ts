import { buyFromDisplay } from '../effects/buy-from-display.ts'
import { chooseItem } from '../effects/choose-item.ts'
import { deal } from '../effects/deal.ts'
import { gain } from '../effects/gain.ts'
import { parts } from '../effects/parts.ts'
import { repairAll } from '../effects/repair-all.ts'
import { restore } from '../effects/restore.ts'
import { spend } from '../effects/spend.ts'
import { opportunity } from './adventure-card.ts'

/** Opportunities designed here. */
export const EXTRA_OPPORTUNITIES = [
  opportunity({
    id: 'bridge_chest',
    name: { en: 'Chest under the Bridge', fr: 'Coffre sous le pont' },
    from: 'ours',
    set: 'extra',
    effect: gain({ what: 'gold', n: 4 }),
  }),
  opportunity({
    id: 'healing_spring',
    name: { en: 'Healing Spring', fr: 'Source guérisseuse' },
    from: 'ours',
    set: 'extra',
    effect: restore({ health: 2, magic: 2 }),
  }),
  opportunity({
    id: 'travelling_tinker',
    name: { en: 'Travelling Tinker', fr: 'Rétameur ambulant' },
    from: 'ours',
    set: 'extra',
    effect: parts({ effects: [repairAll({}), gain({ what: 'gold', n: 1 })] }),
  }),
  opportunity({
    id: 'forgotten_battlefield',
    name: { en: 'Forgotten Battlefield', fr: 'Champ de bataille oublié' },
    from: 'ours',
    set: 'extra',
    effect: chooseItem({ common: 2 }),
  }),
  opportunity({
    id: 'fencing_master',
    name: { en: 'Fencing Master', fr: 'Maître d’armes' },
    from: 'ours',
    set: 'extra',
    effect: deal({ give: spend({ what: 'gold', n: 3 }), get: gain({ what: 'experience', n: 3 }) }),
  }),
  opportunity({
    id: 'caravan',
    name: { en: 'Caravan', fr: 'Caravane' },
    from: 'ours',
    set: 'extra',
    effect: buyFromDisplay({ n: 3 }),
  }),
]
