/** Letters of other scripts, digits and signs that are drawn like a Latin letter, by that letter. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ@4',
  b: 'ьƅв',
  c: 'сϲⅽ',
  d: 'ԁⅾ',
  e: 'еєεҽ3',
  f: 'ƒ',
  g: 'ɡ9',
  h: 'һн',
  i: 'іιıɩ',
  j: 'јϳ',
  k: 'кκ',
  l: '1|ⅼӏǀ!',
  m: 'мⅿ',
  n: 'ոηп',
  o: 'оοσ0օ°',
  p: 'рρ',
  q: 'ԛ',
  r: 'гᴦ',
  s: 'ѕꜱ5$',
  t: 'тτ7',
  u: 'υսц',
  v: 'ѵνⅴ',
  w: 'ԝωш',
  x: 'хχⅹ×',
  y: 'уγүʏ',
  z: 'ᴢ2',
}
const LATIN = new Map(Object.entries(DRAWN_LIKE).flatMap(([latin, others]) => [...others].map((o) => [o, latin])))
/** Two letters that are drawn like one. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/i/g, 'l'],
]

/** A text with all characters of similar shape made equal: two names with the same skeleton look alike. */
export function skeleton(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
  let drawn = [...plain].map((letter) => LATIN.get(letter) ?? letter).join('')
  for (const [pair, one] of PAIRS) drawn = drawn.replace(pair, one)
  return drawn.replace(/[\s\p{P}\p{S}]/gu, '') || plain.trim()
}

/** A name at a table as everybody reads it. */
export interface DistinctName {
  readonly name: string
  /** It looks like the name of somebody who came before. */
  readonly lookalike: boolean
}
/** Names in the order in which people came: one that is there already gets a number, one that only looks like it is marked. */
export function distinctNames(names: readonly (string | null)[]): (DistinctName | null)[] {
  const known = new Set<string>()
  const drawn = new Set<string>()
  return names.map((given) => {
    if (given === null) return null
    let name = given
    for (let n = 2; known.has(name); n++) name = `${given} (${n})`
    const bones = skeleton(given)
    const lookalike = drawn.has(bones)
    known.add(name)
    // The name with its number is what the others read: a later one may be drawn like that.
    for (const other of [given, name]) drawn.add(skeleton(other))
    return { name, lookalike }
  })
}
