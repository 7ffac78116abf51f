/** What a life says of itself, in both languages. */
export const LIFE_WORDS = {
  en: {
    danger: 'Danger',
    dangerOf: (n: number, max: number) => `Danger: ${n} of ${max}; each one beyond costs 1 Fortune Point`,
    overflow: 'Each Danger beyond the fifth costs 1 Fortune Point at once',
    bribe: (n: number) => `Bribe: ${n}`,
    bribeShort: (n: number, short: number) => `Bribe: ${n}, ${short} short!`,
    stockpile: 'Stockpile',
    places: (n: number, max: number) => `${n} of ${max} places`,
  },
  fr: {
    danger: 'Danger',
    dangerOf: (n: number, max: number) => `Danger : ${n} sur ${max} ; chaque Danger de plus coûte 1 Point de Destin`,
    overflow: 'Chaque Danger au-delà du cinquième coûte aussitôt 1 Point de Destin',
    bribe: (n: number) => `Pot-de-vin : ${n}`,
    bribeShort: (n: number, short: number) => `Pot-de-vin : ${n}, il manque ${short} !`,
    stockpile: 'Stock',
    places: (n: number, max: number) => `${n} emplacements sur ${max}`,
  },
} as const
