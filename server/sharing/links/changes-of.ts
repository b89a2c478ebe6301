import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type * as calls from '../../../contract/sharing/link-calls.ts'
import { workOf } from '../../workspace/thing-columns.ts'
import type { requireLink } from '../own-thing.ts'
import { figureOf, rightsOf } from './rights.ts'
import { rightsIn, storedRights } from './stored-rights.ts'

type LinkRow = Awaited<ReturnType<typeof requireLink>>

interface Given extends Omit<ParsedInputOf<typeof calls.updateLink>, 'id' | 'password' | 'expiresAt'> {
  passwordHash: string | null | undefined
  expiresAt: Date | undefined
}

/**
 * The columns that change by what is given; undefined where none does. A given password always counts as new, because it is not
 * compared with the stored one. Throws 400 for what the link cannot show.
 */
export function linkChangesOf(link: LinkRow, given: Given) {
  const { name, role, language, notifies, passwordHash, expiresAt } = given
  const changes = {
    ...(isOther(name, link.name) && { name }),
    ...(isOther(role, link.role) && { role }),
    ...(isOther(language, link.language) && { language }),
    ...(isOther(notifies, link.notifies) && { notifies }),
    ...(isOther(expiresAt?.getTime(), link.expires_at.getTime()) && { expires_at: expiresAt }),
    ...(isOther(passwordHash, link.password_hash) && { password_hash: passwordHash }),
    ...otherRights(link, given),
  }
  return Object.keys(changes).length === 0 ? undefined : changes
}

function isOther<Value>(given: Value | undefined, standing: Value): boolean {
  return given !== undefined && given !== standing
}

/** Fields that the owner chose one by one are not a preset, even if they equal one. */
function otherRights(link: LinkRow, { fields, preset, figure }: Pick<Given, 'fields' | 'preset' | 'figure'>) {
  const standing = rightsIn(link)
  const { kind } = workOf(link)
  const isChosen = fields !== undefined || preset !== undefined
  const rights = {
    fields: isChosen ? rightsOf({ kind, fields, preset, brandId: link.brand_id }) : standing.fields,
    figure: figure === undefined ? standing.figure : figureOf({ kind, preset, figure }),
  }
  const newPreset = isChosen ? (preset ?? null) : link.preset
  const isSame = rights.fields.join() === standing.fields.join() && rights.figure === standing.figure
  return isSame && newPreset === link.preset ? undefined : { ...storedRights(rights), preset: newPreset }
}
