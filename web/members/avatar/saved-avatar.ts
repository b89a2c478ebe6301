import { updateUser } from '../../../contract/profile.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { call } from '../../api.ts'
import { changeUser } from '../session/session.ts'

/**
 * Keeps a picture as the member's own, or null the default one, and shows it everywhere. An abort gives up while the
 * picture is on its way; the last step is short and is not left half done.
 */
export async function saveAvatar(memberId: string, picture: Blob | null, signal: AbortSignal): Promise<void> {
  const avatar = picture && (await call(uploadFile, { directory: 'avatar' }, { file: picture, signal }))
  signal.throwIfAborted()
  await call(updateUser, { avatar })
  changeUser(memberId, { avatar })
}
