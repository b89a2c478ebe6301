import type { TFunction } from 'i18next'
import { nameOfPlace, type PlaceCode } from '../../../contract/places/place-names.ts'
import { pickName } from '../../catalogue/names.ts'
import { placesOf, type RoomAnswer, type RoomFit } from './fits.ts'

export interface Saying {
  t: TFunction
  isChinese: boolean
}

/** "does not fit Shower, Bath": the worst, and the rooms of which it is told. */
export function fitSign(fits: readonly [RoomFit, ...RoomFit[]], saying: Saying): string {
  const { t } = saying
  const [{ answer }] = fits
  const rooms = fits.filter((fit) => fit.answer === answer).map(({ room }) => roomName(room.name, saying))
  return t(`budgetTable.fit.${answer}`, { rooms: listed(rooms, saying) })
}

interface FitReason {
  answer: RoomAnswer
  text: string
}

/** One sentence for each place of each room: "Shower (Barefoot wet floor): Does not fit: …". */
export function fitReasons(fits: readonly RoomFit[], saying: Saying): FitReason[] {
  const { t, isChinese } = saying
  return fits.flatMap(({ room: { name, ...room }, answer: ofRoom, fits: own }): FitReason[] => {
    const called = roomName(name, saying)
    const named = (places: readonly PlaceCode[]) => ({
      room: called,
      place: listed(places.map((place) => nameOfPlace(place, isChinese)), saying), // prettier-ignore
    })
    if (own.length === 0) return [{ answer: ofRoom, text: t('budgetTable.fit.why.unjudged', named(placesOf(room))) }]
    return own.map(({ place, answer, text, enText }) => ({
      answer,
      text: t('budgetTable.fit.why.judged', { ...named([place]), text: pickName(isChinese, text, enText) }),
    }))
  })
}

function listed(names: readonly string[], { isChinese }: Saying): string {
  return names.join(isChinese ? '、' : ', ')
}

function roomName(name: string, { t }: Saying): string {
  return name || t('budgetTable.unnamedRoom')
}
