import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LARGEST_BOARD_FILE_BYTES } from '../../../contract/boards/calls.ts'
import { reasonOf, saysDemoMode } from '../../errors/message.ts'
import { reportFailure } from '../../errors/report.ts'
import { FileButton } from '../../kit/files/FileButton.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { newKey } from '../../workspace/new-key.ts'
import { useImportBoard } from '../queries.ts'
import { readBoardJson } from './board-file.ts'
import styles from './NewBoardDialog.module.css'

const MEBIBYTE = 1024 * 1024

/** Creates a board from an exported file, and says what is wrong with the file. */
export function FileImport({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useTranslation()
  const { mutateAsync, isPending } = useImportBoard()
  const [fault, setFault] = useState('')
  const bringIn = async (file: File) => {
    setFault('')
    const read = await readBoardJson(file)
    if ('fault' in read)
      return setFault(t(`boards.file.${read.fault}`, { most: Math.floor(LARGEST_BOARD_FILE_BYTES / MEBIBYTE) }))
    try {
      const { id, left } = await mutateAsync({ file: read.json, key: newKey() })
      if (left > 0) showToast(t('boards.leftOut', { count: left }))
      onMade(id)
    } catch (error) {
      if (saysDemoMode(error)) reportFailure(error)
      else setFault(reasonOf(error, t))
    }
  }
  return (
    <div className={styles['file']}>
      <p className={styles['hint']}>{t('boards.fromFileHint')}</p>
      <FileButton
        label={t(isPending ? 'boards.bringingIn' : 'boards.fromFile')}
        accept="application/json,.json"
        onFile={(file) => {
          if (!isPending) void bringIn(file)
        }}
      />
      <p className={styles['fault']} role="alert">
        {fault}
      </p>
    </div>
  )
}
