import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as calls from '../../../contract/keeping/merging.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { call } from '../../api.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { reasonOf } from '../../errors/message.ts'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { useRecordsChanged } from './queries.ts'
import { LONGEST_MS } from './record-change.ts'
import { RecordChooser } from './RecordChooser.tsx'
import styles from './RecordForm.module.css'
import { nameOfRecord, valueOf, type KeptRecord } from './record.ts'
import { figureText } from '../../kit/figures.ts'

const merges: Partial<Record<RecordKindName, typeof calls.mergeBrands>> = {
  brand: calls.mergeBrands,
  category: calls.mergeCategories,
  attr: calls.mergeAttributes,
  'attr-option': calls.mergeOptions,
}

interface MergeDialogProps {
  kind: RecordKindName
  from: KeptRecord
  onClose: () => void
}

/** Merges two records; a preview comes first. */
export function MergeDialog({ kind, from, onClose }: MergeDialogProps) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const [into, setInto] = useState<KeptRecord | null>(null)
  const onChanged = useRecordsChanged()
  const endpoint = merges[kind] ?? calls.mergeBrands
  const asked = { fromId: from.id, intoId: into?.id ?? '' }
  const weighed = useQuery({
    queryKey: ['records', kind, 'merge', asked],
    queryFn: ({ signal }) => call(endpoint, { ...asked, dryRun: true }, { signal }),
    enabled: into !== null,
    gcTime: 0,
    meta: { isMembers: true, isSilent: true },
  })
  const merge = useMutation({
    mutationFn: () => call(endpoint, asked, { timeoutMs: LONGEST_MS }),
    onSuccess: () => {
      onChanged()
      const name = into ? nameOfRecord(into, isChinese) : ''
      showToast(t('records.merged', { from: nameOfRecord(from, isChinese), into: name }))
      onClose()
    },
  })
  const { data, error } = weighed
  const figure = (count: number) => ({ count, figure: figureText(count, i18n.language) })
  const attributeId = kind === 'attr-option' ? String(valueOf(from, 'attributeId')) : undefined
  return (
    <Dialog
      title={t('records.mergeTitle', { name: nameOfRecord(from, isChinese) })}
      closeLabel={t('records.close')}
      width={560}
      isOpen
      isHeld
      hasField
      onClose={onClose}
    >
      <div className={styles['form']}>
        <p className={styles['hint']}>{t('records.mergeHint')}</p>
        <RecordChooser
          kind={kind}
          filters={attributeId === undefined ? undefined : { attributeId }}
          label={t('records.mergeInto')}
          exceptId={from.id}
          chosenId={into?.id ?? ''}
          onChoose={(_id, record) => setInto(record)}
        />
        <output>
          {into === null && t('records.mergeNone')}
          {into && error && <span className={styles['error']}>{reasonOf(error, t)}</span>}
          {into && data && (
            <>
              <span>{t('records.mergeProducts', figure(data.products))}</span>
              {data.joined > 0 && <span> {t('records.mergeJoined', figure(data.joined))}</span>}
              {data.moved > 0 && <span> {t('records.mergeMoved', figure(data.moved))}</span>}
              {data.statingBoth > 0 && <span> {t('records.mergeBoth', figure(data.statingBoth))}</span>}
            </>
          )}
        </output>
        <p className={styles['steps']}>
          <button type="button" className={buttons['plain']} onClick={onClose}>
            {t('records.cancel')}
          </button>
          <button
            type="button"
            className={buttons['filled']}
            aria-disabled={!data || merge.isPending}
            onClick={() => data && !merge.isPending && merge.mutate()}
          >
            {t('records.mergeDo')}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
