import type { TFunction } from 'i18next'
import { nameOfPlace } from '../../../contract/places/place-names.ts'
import { pickName } from '../../catalogue/names.ts'
import type { RoomFit } from './fits.ts'

interface Saying {
  t: TFunction
  isChinese: boolean
}

/** "does not fit Shower, Bath": the worst, and the rooms of which it is told; null where nothing is. */
export function fitSign(fits: readonly RoomFit[], saying: Saying): string | null {
  const { t, isChinese } = saying
  const worst = fits[0]?.fit.answer
  if (worst !== 'not' && worst !== 'unstated') return null
  const rooms = fits.filter(({ fit }) => fit.answer === worst).map(({ room }) => roomName(room.name, saying))
  return t(`budgetTable.fit.${worst}`, { rooms: rooms.join(isChinese ? '、' : ', ') })
}

/** One sentence for each room: "Shower (Barefoot wet floor): Does not fit: …". */
export function fitSentences(fits: readonly RoomFit[], saying: Saying): string[] {
  const { t, isChinese } = saying
  return fits.map(({ room, fit }) =>
    t('budgetTable.fit.sentence', {
      room: roomName(room.name, saying),
      place: nameOfPlace(fit.place, isChinese),
      text: pickName(isChinese, fit.text, fit.enText),
    }),
  )
}

function roomName(name: string, { t }: Saying): string {
  return name || t('budgetTable.unnamedRoom')
}
