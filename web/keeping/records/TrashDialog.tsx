import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { Face } from '../../kit/Face.tsx'
import { endOf } from '../../kit/moments.ts'
import { useDeletion } from './deletion.ts'
import { useFocusOfRows } from '../../lists/focus-of-rows.ts'
import { deletedRecords } from './queries.ts'
import styles from './TrashDialog.module.css'

/** Deleted records of a list, which can be restored. */
export function TrashDialog({ kind, onClose }: { kind: RecordKindName; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const { data, error, refetch } = useQuery(deletedRecords(kind))
  const { restore } = useDeletion(kind, () => undefined)
  const rows = useFocusOfRows<HTMLDivElement>((data?.list ?? []).map(({ id }) => id))
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return (
    <Dialog title={t('records.trash')} closeLabel={t('records.close')} width={560} isOpen onClose={onClose}>
      {!data && error && (
        <FailureFace error={error} what={t('records.trashFailed')} onRetry={() => void refetch()} isPart />
      )}
      <div {...rows} className={styles['rows']}>
        {data?.list.length === 0 && <Face title={t('records.trashEmpty')} />}
        {data && data.list.length > 0 && (
          <>
            <p className={styles['hint']}>{t('records.trashHint')}</p>
            <ul className={styles['list']} aria-label={t('records.trash')}>
              {data.list.map(({ id, name, enName, deleteTime, until }) => {
                const shown = nameOf(isChinese, { name: name ?? '', enName: enName ?? '' })
                return (
                  <li key={`${id} ${deleteTime}`} data-id={id} className={styles['row']}>
                    <span className={styles['words']}>
                      {shown}
                      <small>
                        {t('records.trashUntil', { when: day.format(deleteTime), until: endOf(until, i18n.language) })}
                      </small>
                    </span>
                    <button
                      type="button"
                      className={buttons['plain']}
                      aria-label={t('records.restoreOne', { name: shown })}
                      onClick={() => restore([id])}
                    >
                      {t('records.undo')}
                    </button>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}
