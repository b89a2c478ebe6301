import type { TFunction } from 'i18next'
import { reasonOf } from '../../errors/message.ts'

/** The server's words for a field that is already named by where they stand: without its "name: ". */
export function nameRefusal(error: unknown, t: TFunction): string {
  return reasonOf(error, t).replace(/^name[:：]\s*/, '')
}
