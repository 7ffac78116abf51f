import { GUILDS, type Guild } from '../board.ts'
import type { CertificateCard } from './card.ts'

const NAMES: Readonly<Record<Guild, { en: string; fr: string }>> = {
  forest_camp: { en: 'Certificate of the Forest Camp', fr: 'Certificat du Camp de la forêt' },
  thieves_guild: { en: 'Certificate of the Thieves’ Guild', fr: 'Certificat de la Guilde des voleurs' },
  magic_tower: { en: 'Certificate of the Magic Tower', fr: 'Certificat de la Tour magique' },
  monastery: { en: 'Certificate of the Monastery', fr: 'Certificat du Monastère' },
  fortress: { en: 'Certificate of the Fortress', fr: 'Certificat de la Forteresse' },
}

/** Ten certificates of each guild, all alike: the abilities printed on them are not used in the basic version. */
export const CERTIFICATES: readonly CertificateCard[] = GUILDS.map((guild) => ({
  id: `certificate_${guild}`,
  name: NAMES[guild],
  copies: 10,
  from: 'rulebook',
  back: `certificate_${guild}`,
  kind: 'certificate',
  guild,
}))
