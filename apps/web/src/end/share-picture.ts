/** What a picture of a result shows. */
export interface PictureOfResult {
  readonly title: string
  readonly headline: string
  /** The address of the picture behind. */
  readonly cover: string
  /** In the order of their ranks; `score` as it is told. */
  readonly players: readonly {
    readonly name: string
    readonly score: string
    readonly won: boolean
    readonly colour: string
  }[]
}

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 64]
const ROW = 62

/** Draws a result as a picture to be passed on. */
export async function drawResult({ title, headline, cover, players }: PictureOfResult): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  await drawCover(pen, cover)
  pen.fillStyle = '#f0c056'
  pen.font = '700 30px "Cinzel Variable", serif'
  pen.fillText(title, EDGE, 96)
  pen.fillStyle = '#fff6df'
  pen.font = '700 60px "Cinzel Variable", serif'
  pen.fillText(headline, EDGE, 170, WIDTH - 2 * EDGE)
  for (const [n, { name, score, won, colour }] of players.entries()) {
    const y = 250 + n * ROW
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(EDGE + 16, y - 11, 16, 0, 2 * Math.PI)
    pen.fill()
    pen.fillStyle = won ? '#f0c056' : '#fff6df'
    pen.font = `${won ? 700 : 400} 36px "EB Garamond Variable", serif`
    pen.fillText(name, EDGE + 54, y, 520)
    pen.fillText(score, EDGE + 620, y, WIDTH - 2 * EDGE - 620)
  }
  pen.fillStyle = 'rgb(255 246 223 / 0.75)'
  pen.font = '400 26px "Cinzel Variable", serif'
  pen.fillText('Sablier', WIDTH - EDGE - 110, HEIGHT - 36)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The picture could not be drawn'))), 'image/png'),
  )
}

/** The cover of the game, darkened so that words can be read on it. */
async function drawCover(pen: CanvasRenderingContext2D, cover: string): Promise<void> {
  pen.fillStyle = '#1d1a16'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const image = Object.assign(new Image(), { src: cover })
  const isThere = await image.decode().then(
    () => true,
    () => false,
  )
  if (isThere) {
    const scale = Math.max(WIDTH / image.naturalWidth, HEIGHT / image.naturalHeight)
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
    pen.drawImage(image, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
  }
  const shade = pen.createLinearGradient(0, 0, WIDTH, 0)
  shade.addColorStop(0, 'rgb(20 14 8 / 0.92)')
  shade.addColorStop(1, 'rgb(20 14 8 / 0.55)')
  pen.fillStyle = shade
  pen.fillRect(0, 0, WIDTH, HEIGHT)
}

/** Passes a picture on by whatever the device has for it, or else keeps it as a file. */
export async function passOn(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: picture.type })
  // Not every browser can share files.
  const { canShare, share } = navigator as Partial<Pick<Navigator, 'canShare' | 'share'>>
  if (share && canShare?.call(navigator, { files: [file] })) {
    await share.call(navigator, { files: [file] }).catch(() => undefined)
    return
  }
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name })
  link.click()
  URL.revokeObjectURL(link.href)
}
