import { PICTURE_SIZES, type PictureShape, pictureUrl } from './picture-url.ts'

interface DrawnPicture {
  readonly game: string
  /** What `GameView.picture` gives for a card. */
  readonly name: string
  readonly shape?: PictureShape
}

/** A picture by name. It fills its box, which keeps its size while the picture loads; the name of the card is printed beside it. */
export function Picture({ game, name, shape = 'wide' }: DrawnPicture) {
  const { width, height } = PICTURE_SIZES[shape]
  return (
    <img
      className={`picture picture-${shape}`}
      src={pictureUrl(game, name, shape)}
      width={width}
      height={height}
      alt=""
      decoding="async"
      draggable={false}
    />
  )
}
