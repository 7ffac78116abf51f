import { apothecary } from './apothecary.ts'
import { bring } from './bring.ts'
import { buyFromDisplay } from './buy-from-display.ts'
import { charity } from './charity.ts'
import { chooseItem } from './choose-item.ts'
import { clearCard } from './clear-card.ts'
import { convert } from './convert.ts'
import { crisis } from './crisis.ts'
import { deal } from './deal.ts'
import { registerOps } from './define-op.ts'
import { diceFavour } from './dice-favour.ts'
import { exchange } from './exchange.ts'
import { extraTurn } from './extra-turn.ts'
import { fillTerrain } from './fill-terrain.ts'
import { findItem } from './find-item.ts'
import { gain } from './gain.ts'
import { grow } from './grow.ts'
import { harm } from './harm.ts'
import { harvest } from './harvest.ts'
import { hermit } from './hermit.ts'
import { keep } from './keep.ts'
import { parts } from './parts.ts'
import { recommend } from './recommend.ts'
import { repairAll } from './repair-all.ts'
import { restore } from './restore.ts'
import { rob } from './rob.ts'
import { sellDouble } from './sell-double.ts'
import { spend } from './spend.ts'
import { stockShop } from './stock-shop.ts'
import { teleport } from './teleport.ts'
import { turnBonus } from './turn-bonus.ts'
import { wish } from './wish.ts'

/** What the cards of this game can do. */
export const ALL_OPS = registerOps({
  ops: [
    apothecary,
    bring,
    buyFromDisplay,
    charity,
    chooseItem,
    clearCard,
    convert,
    crisis,
    deal,
    diceFavour,
    exchange,
    extraTurn,
    fillTerrain,
    findItem,
    gain,
    grow,
    harm,
    harvest,
    hermit,
    keep,
    parts,
    recommend,
    repairAll,
    restore,
    rob,
    sellDouble,
    spend,
    stockShop,
    teleport,
    turnBonus,
    wish,
  ],
  tests: [],
  groups: [],
  rules: { may: 'opportunity.optional', choose: 'opportunity.follow_text' },
})
