import { defineItemRule } from '../item-rule.ts'

/** Better near the sea. */
export const portBonus = defineItemRule('port-bonus', {
  describe: ({ n }) => ({ en: `+${n} more in a space with a port`, fr: `+${n} de plus dans une case avec port` }),
  bonus: ({ n }, { type, space }) => (type === 'strength' && space.port ? n : 0),
})
