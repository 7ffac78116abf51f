/** The screens a table must fit, and the smallest text on them, in px. */
export const SIZES = {
  '1366x768': { width: 1366, height: 768, phone: false },
  '1440x900': { width: 1440, height: 900, phone: false },
  '1920x1080': { width: 1920, height: 1080, phone: false },
  '3840x2160': { width: 3840, height: 2160, phone: false },
  '360x640': { width: 360, height: 640, phone: true },
  '390x844': { width: 390, height: 844, phone: true },
  '844x390': { width: 844, height: 390, phone: true },
} as const
export type SizeName = keyof typeof SIZES
export const SIZE_NAMES = Object.keys(SIZES) as SizeName[]
