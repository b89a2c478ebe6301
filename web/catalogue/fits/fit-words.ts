import '../../locales/room-fits-texts.ts'
import type { TFunction } from 'i18next'
import { nameOfPlace, type PlaceCode } from '../../../contract/places/place-names.ts'
import { markOf } from '../facts/places.ts'
import { pickName } from '../names.ts'
import { placesOf, type RoomFit, type RoomMark } from './fits.ts'

export interface Saying {
  t: TFunction
  isChinese: boolean
}

/** "does not fit Shower, Bath": the worst, and the rooms of which it is told. */
export function fitSign(fits: readonly [RoomFit, ...RoomFit[]], saying: Saying): string {
  const { t } = saying
  const [{ mark }] = fits
  const rooms = fits.filter((fit) => fit.mark === mark).map(({ room }) => roomName(room.name, saying))
  return t(`roomFits.${mark}`, { rooms: listed(rooms, saying) })
}

interface FitReason {
  mark: RoomMark
  text: string
}

/** One sentence for each place of each room: "Shower (Barefoot wet floor): Does not fit: …". */
export function fitReasons(fits: readonly RoomFit[], saying: Saying): FitReason[] {
  const { t, isChinese } = saying
  return fits.flatMap(({ room: { name, ...room }, mark, fits: own }): FitReason[] => {
    const called = roomName(name, saying)
    const named = (places: readonly PlaceCode[]) => ({
      room: called,
      place: listed(places.map((place) => nameOfPlace(place, isChinese)), saying), // prettier-ignore
    })
    if (own.length === 0) return [{ mark, text: t('roomFits.why.unjudged', named(placesOf(room))) }]
    return own.map((fit) => ({
      mark: markOf(fit),
      text: t('roomFits.why.judged', { ...named([fit.place]), text: pickName(isChinese, fit.text, fit.enText) }),
    }))
  })
}

function listed(names: readonly string[], { isChinese }: Saying): string {
  return names.join(isChinese ? '、' : ', ')
}

function roomName(name: string, { t }: Saying): string {
  return name || t('roomFits.unnamedRoom')
}
