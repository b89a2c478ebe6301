import { useTranslation } from 'react-i18next'
import type { User } from '../../../contract/members.ts'
import { LARGEST_UPLOAD_BYTES, MOST_UPLOAD_PIXELS } from '../../../contract/uploads.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import styles from './AvatarDialog.module.css'
import { AvatarActions } from './AvatarActions.tsx'
import { CropWork } from './CropWork.tsx'
import { cropOf } from './draw-crop.ts'
import { useIncomingFiles } from '../../kit/files/incoming-files.ts'
import { SHORTEST_SIDE } from './open-picture.ts'
import { useOpenPicture } from './opened-picture.ts'
import { AvatarChoice } from './AvatarChoice.tsx'
import { usePlacement } from './placement-state.ts'
import { useAvatarSaving } from './saving.ts'

const LIMITS = {
  megabytes: LARGEST_UPLOAD_BYTES / 1024 ** 2,
  megapixels: MOST_UPLOAD_PIXELS / 1_000_000,
  tenThousands: MOST_UPLOAD_PIXELS / 10_000,
  side: SHORTEST_SIDE,
}

/** Chooses and crops a picture; its state lives as long as the dialog. */
export function AvatarWork({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation()
  const { picture, complaint, isOpening, open } = useOpenPicture()
  const { placement, change, move } = usePlacement(picture)
  const { isSaving, failure, save, forgetFailure } = useAvatarSaving(user.id, onDone)
  const take = (file: File | null) => {
    if (isSaving) return
    forgetFailure()
    open(file)
  }
  const isHeldOver = useIncomingFiles(take)

  return (
    <div className={styles['work']} data-held-over={isHeldOver || undefined}>
      {isOpening && <ProgressLine label={t('avatar.opening')} />}
      {isSaving && <ProgressLine label={t('avatar.pending')} />}
      {picture ? (
        <CropWork
          picture={picture}
          placement={placement}
          onChange={(next) => isSaving || change(next)}
          onMove={(part) => isSaving || move(part)}
        />
      ) : (
        <AvatarChoice user={user} limits={LIMITS} onFile={take} />
      )}
      <p className={styles['error']} role="alert">
        {complaint ? t(`avatar.${complaint}`, LIMITS) : failure}
      </p>
      <AvatarActions
        isChosen={picture !== null}
        canRemove={!picture && user.avatar !== null}
        isSaving={isSaving}
        onFile={take}
        onRemove={() => save(async () => null)}
        onSave={() => picture && save(() => cropOf(picture, placement))}
      />
    </div>
  )
}
