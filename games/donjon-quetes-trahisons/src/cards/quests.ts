import { deedDone } from '../effects/deed-done.ts'
import { hasCompleted } from '../effects/has-completed.ts'
import { hasGems } from '../effects/has-gems.ts'
import { hasSpoils } from '../effects/has-spoils.ts'
import { standsAlone } from '../effects/stands-alone.ts'
import { wears, wearsDraconic, wearsEveryType } from '../effects/wears.ts'
import { quest } from './card.ts'

/** The eighteen quests, one copy each; two of them need a third player. */
export const QUESTS = [
  quest('q-lavish', 'Quest of the Lavish', 'Quête du fastueux', { trophies: 2, goal: wearsEveryType({}) }),
  quest('q-jeweller', 'Quest of the Jeweller', 'Quête du joaillier', {
    trophies: 2,
    goal: wears({ type: 'jewel', bonus: 4 }),
  }),
  quest('q-edge', 'Quest of the Edge', 'Quête du tranchant', {
    trophies: 2,
    goal: wears({ type: 'weapon', bonus: 4 }),
  }),
  quest('q-smith', 'Quest of the Smith', 'Quête du forgeron', {
    trophies: 2,
    goal: wears({ type: 'armour', bonus: 4 }),
  }),
  quest('q-dragon', 'Quest of the Dragon', 'Quête du dragon', { trophies: 3, goal: wearsDraconic({}) }),
  quest('q-just', 'Quest of the Just', 'Quête du juste', {
    trophies: 2,
    goal: hasSpoils({ types: ['humanoid', 'undead', 'extraordinary-creature'] }),
  }),
  quest('q-bloodthirsty', 'Quest of the Bloodthirsty', 'Quête du sanguinaire', {
    trophies: 2,
    goal: hasSpoils({ types: ['humanoid', 'humanoid', 'humanoid'] }),
  }),
  quest('q-hunter', 'Quest of the Hunter', 'Quête du chasseur', {
    trophies: 2,
    goal: hasSpoils({ types: ['extraordinary-creature', 'extraordinary-creature', 'extraordinary-creature'] }),
  }),
  quest('q-benefactor', 'Quest of the Benefactor', 'Quête du bienfaisant', {
    trophies: 2,
    goal: hasSpoils({ types: ['undead', 'undead', 'undead'] }),
  }),
  quest('q-saint-michael', 'Quest of Saint Michael', 'Quête de saint Michel', {
    trophies: 3,
    goal: hasSpoils({ types: ['dragon'] }),
  }),
  quest('q-monster-slayer', 'Quest of the Monster Slayer', 'Quête du sorceleur', {
    trophies: 3,
    goal: deedDone({ deed: 'slew-alone' }),
  }),
  quest('q-wretch', 'Quest of the Wretch', 'Quête du miséreux', { trophies: 3, goal: standsAlone({ with: 'fewest' }) }),
  quest('q-hero', 'Quest of the Hero', 'Quête du héros', { trophies: 1, goal: standsAlone({ with: 'most' }) }),
  quest('q-lucky', 'Quest of the Lucky', 'Quête du chanceux', { trophies: 4, goal: hasCompleted({ n: 3 }) }),
  quest('q-avarice', 'Quest of Avarice', 'Quête de l’avarice', { trophies: 4, goal: hasGems({ n: 12 }) }),
  quest('q-saint-gary', 'Quest of Saint Gary', 'Quête de saint Gary', {
    trophies: 2,
    goal: deedDone({ deed: 'won-by-kritik' }),
  }),
  quest('q-intrepid', 'Quest of the Intrepid', 'Quête de l’intrépide', {
    trophies: 3,
    evenTrophies: 4,
    goal: deedDone({ deed: 'won-outnumbered' }),
  }),
  quest('q-coward', 'Quest of the Coward', 'Quête du lâche', {
    trophies: 2,
    goal: deedDone({ deed: 'won-outnumbering' }),
  }),
] as const

/** Quests that leave the box only with three players or more. */
export const QUESTS_FOR_THREE: readonly string[] = ['q-intrepid', 'q-coward']
