import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadRecordPicture } from '../../../contract/keeping/merging.ts'
import { call } from '../../api.ts'
import { reasonOf } from '../../errors/message.ts'
import buttons from '../../kit/buttons.module.css'
import { FileButton } from '../../kit/files/FileButton.tsx'
import { useIncomingFiles } from '../../kit/files/incoming-files.ts'
import styles from './RecordForm.module.css'
import { RecordPicture } from './RecordPicture.tsx'

interface PictureFieldProps {
  label: string
  /** The key of the stored picture; empty without one. */
  picture: string
  error: string | undefined
  onPicture: (picture: string) => void
}

const TIMEOUT_MS = 120_000

/** A chosen, dropped or pasted picture: uploaded and shown at once, part of the record once that is saved. */
export function PictureField({ label, picture, error, onPicture }: PictureFieldProps) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState('')
  const upload = useMutation({
    mutationFn: (file: File) => call(uploadRecordPicture, {}, { file, timeoutMs: TIMEOUT_MS }),
    onSuccess: onPicture,
    onError: (reason) => setRefusal(reasonOf(reason, t).replace(/^file[:：]\s*/, '')),
    meta: { isSilent: true },
  })
  const take = (file: File | null) => {
    if (!file || upload.isPending) return
    setRefusal('')
    upload.mutate(file)
  }
  const isHeldOver = useIncomingFiles(take)
  return (
    <fieldset className={styles['pictureField']}>
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['drop']} data-held={isHeldOver || undefined}>
        {picture && <RecordPicture picture={picture} />}
        <FileButton label={t('records.pictureChoose')} onFile={take} />
        <span className={styles['hint']}>{t('records.pictureDrop')}</span>
        {picture && (
          <button type="button" className={buttons['plain']} onClick={() => onPicture('')}>
            {t('records.pictureRemove')}
          </button>
        )}
        {upload.isPending && <output className={styles['hint']}>{t('records.sending')}</output>}
      </div>
      <p className={styles['error']} role="alert">
        {refusal || error}
      </p>
    </fieldset>
  )
}
