import { updateUser } from '../../../contract/profile.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { call } from '../../api.ts'
import { changeUser } from '../session/session.ts'

/**
 * Saves a picture as the member's avatar, or null for the default one, and shows it everywhere. An abort stops the upload; the short
 * last step runs to its end.
 */
export async function saveAvatar(memberId: string, picture: Blob | null, signal: AbortSignal): Promise<void> {
  const avatar = picture && (await call(uploadFile, { directory: 'avatar' }, { file: picture, signal }))
  signal.throwIfAborted()
  await call(updateUser, { avatar })
  changeUser(memberId, { avatar })
}
