export { useAnswerText } from './ask/answer-text.ts'
export { DecisionBar } from './ask/decision-bar.tsx'
export { CardBack } from './card/card-back.tsx'
export { CardFace, type CardFaceProps } from './card/card-face.tsx'
export { CARD_MEASURES, CARD_SIZES, type CardSize } from './card/card-size.ts'
export type { CardState } from './card/card-state.ts'
export { CardNotes, CardZoom } from './card/card-zoom.tsx'
export { countedNouns } from './card/counted-nouns.ts'
export type {
  Back,
  Face,
  FaceLine,
  FaceMark,
  FaceNumber,
  FaceSigns,
  FaceToken,
  GameFaces,
  LineRole,
  Tone,
} from './card/face.ts'
export { FaceText } from './card/face-parts.tsx'
export type { CardBox } from './card/fit-box.ts'
export { countLines, spanOf } from './card/measure.ts'
export { PieceCard, type PieceCardProps } from './card/piece-card.tsx'
export { type PreparedFace, preparedFace } from './card/prepared-face.ts'
export { type SayShort, type ShortForms, shortSpeech, sign } from './card/short-rule.ts'
export { Choosable, Drop } from './choose/choosable.tsx'
export { type Kept, NOTHING_KEPT, Picks, press, type WordedOffer } from './choose/picks.ts'
export { type Choice, type ChoiceTarget, useChoosable } from './choose/use-choosable.ts'
export { useDrag } from './choose/use-drag.ts'
export { useChosen, useDraft, usePointed, useUnplaced, useWordedOffer } from './choose/use-picks.ts'
export { usePlaced } from './choose/use-placed.ts'
export { useTableKeys } from './choose/use-table-keys.ts'
export { Avatar, type AvatarProps } from './chrome/avatar.tsx'
export { Banner } from './chrome/banner.tsx'
export { Breakdown, type BreakdownMoment, type BreakdownRow, type PointSource } from './chrome/breakdown.tsx'
export { Bubble } from './chrome/bubble.tsx'
export { DiceStage, type Throw } from './chrome/dice-stage.tsx'
export { ProgressSteps, type Step } from './chrome/progress-steps.tsx'
export { Recap, type RecapItem } from './chrome/recap.tsx'
export { SeatPlate, type SeatTurn, useSeatPlate } from './chrome/seat-plate.tsx'
export { seatSign } from './chrome/seat-signs.ts'
export { useRecap } from './chrome/use-recap.tsx'
export { decimal } from './decimal.ts'
export { useDrawn, useGrowing } from './draw/use-drawn.ts'
export { ForecastLine, ForecastOf } from './forecast/forecast-line.tsx'
export { Forecasts, type KnownForecast } from './forecast/forecasts.ts'
export { ForecastsProvider, useForecast, usePointedForecast } from './forecast/use-forecast.ts'
export type { FinalCount, GameView, OverviewStep } from './game-view.ts'
export { GenericBoard } from './generic-board.tsx'
export { Icon } from './icons/icon.tsx'
export type { IconName } from './icons/icon-names.ts'
export { initialOf } from './initial-of.ts'
export { LanguageProvider, useLanguage, useSay } from './language.tsx'
export { Log, LogList } from './log.tsx'
export { type TimeToken, tokenTime } from './motion/token-time.ts'
export { useFlights } from './motion/use-flights.ts'
export { phraseText } from './phrase-text.ts'
export { Cube } from './pieces/cube.tsx'
export { DiceTray } from './pieces/dice-tray.tsx'
export { Die, type DieTone } from './pieces/die.tsx'
export { Pawn } from './pieces/pawn.tsx'
export { Gauge, Pips } from './pieces/pips.tsx'
export { Race, type Racer } from './pieces/race.tsx'
export { RESOURCES, type Resource } from './pieces/resources.ts'
export { Count, Token } from './pieces/token.tsx'
export { RichText } from './rich-text.tsx'
export { RuleNote, RuleSign, useRuleText } from './rule-note.tsx'
export { type SaidLine, saidLine } from './said-line.ts'
export { BackdropPicture } from './scene/backdrop-picture.tsx'
export { CardPicture, SmallCardPicture } from './scene/card-picture.tsx'
export { GameCover } from './scene/game-cover.tsx'
export { Picture } from './scene/picture.tsx'
export { type PictureShape, pictureFolder, pictureName, pictureUrl } from './scene/picture-url.ts'
export type { GameScenes, Part, Prop, Scene } from './scene/scene.ts'
export { SeatPanel } from './seat-panel.tsx'
export {
  type GameModel,
  GameProvider,
  type SeatInfo,
  type TableModel,
  TableProvider,
  useGame,
  useLastMoved,
  useTable,
} from './table-context.tsx'
export { Chronicle, Decision, type TableParts, TablePartsProvider, useTableParts } from './table-parts.tsx'
export { Track } from './track.tsx'
export type { Lesson, LessonMoment, Tutorial } from './tutorial.ts'
export { useLogTurns } from './use-log-turns.ts'
export { Window } from './window.tsx'
export { type UiWord, useWords } from './words.ts'
export { useZoneName, ZONE_CARDS, Zone } from './zone.tsx'
