import { type Piece, plain, textOf } from '@sablier/kernel'
import { type CharacterCard, spaceAt, spacesOf } from '@sablier/prophecy'
import { CardPicture, Choosable, Icon, useLanguage } from '@sablier/ui'
import { GUILD_SIGNS } from '../space-signs.ts'
import { useAdventure } from '../use-adventure.ts'
import { Stage } from './stage.tsx'

/** The characters to choose from, with what tells them apart: values and guilds, the first of which is where they start. */
export function CharacterStage() {
  const model = useAdventure()
  const pieces = model.t.zone('display').pieces
  return (
    <Stage title={plain(textOf(model, 'asks', 'character'))} backdrop="guild" className="stage-characters">
      <div className="characters" data-zone="display.0">
        {pieces.map((piece) => (
          <Character key={piece} piece={piece} />
        ))}
      </div>
    </Stage>
  )
}

function Character({ piece }: { piece: Piece }) {
  const { t, view } = useAdventure()
  const language = useLanguage()
  const card = t.card(piece) as CharacterCard
  return (
    <div className="character" data-piece={view.ids[piece] ?? ''}>
      <Choosable target={{ piece }} label={card.name[language]} twice>
        <CharacterPlate card={card} />
      </Choosable>
    </div>
  )
}

function CharacterPlate({ card }: { card: CharacterCard }) {
  const language = useLanguage()
  return (
    <span className="character-plate">
      <span className="character-face">
        <CardPicture card={card} />
      </span>
      <b className="character-name">{card.name[language]}</b>
      <span className="character-values">
        <b className="value value-strength">{card.strength}</b>
        <b className="value value-willpower">{card.willpower}</b>
      </span>
      <span className="character-guilds">
        {card.guilds.map((guild) => (
          <span key={guild}>
            <Icon name={GUILD_SIGNS[guild] ?? 'medal'} />
            {spaceAt(spacesOf(guild)[0] as number).name[language]}
          </span>
        ))}
      </span>
    </span>
  )
}
