import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as calls from '../../../contract/keeping/merging.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { reasonOf } from '../../errors/message.ts'
import { Form } from '../../forms/Form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useFigures } from '../../kit/figures.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { query, useChange } from '../../query.ts'
import { LONGEST_MS, recordChange } from './queries.ts'
import { RecordChooser } from './RecordChooser.tsx'
import { nameOfRecord, valueOf, type KeptRecord } from './record.ts'

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
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figureOf = useFigures()
  const endpoint = merges[kind] ?? calls.mergeBrands
  const merge = useChange(recordChange(endpoint), {
    isSilent: true,
    timeoutMs: LONGEST_MS,
    onDone: () => {
      const name = into ? nameOfRecord(into, isChinese) : ''
      showToast(t('records.merged', { from: nameOfRecord(from, isChinese), into: name }))
      onClose()
    },
  })
  const form = useForm<{ into: KeptRecord | null }>({
    begun: { into: null },
    send: (chosen) => merge.mutateAsync({ fromId: from.id, intoId: chosen.into?.id ?? '' }),
  })
  const { into } = form.values
  const asked = { fromId: from.id, intoId: into?.id ?? '', dryRun: true }
  const { data, error } = useQuery({
    ...query(endpoint, asked, { isSilent: true, isFresh: true, isForgotten: true }),
    enabled: into !== null,
  })
  const figure = (count: number) => ({ count, figure: figureOf(count) })
  const attributeId = kind === 'attr-option' ? String(valueOf(from, 'attributeId')) : undefined
  return (
    <Dialog
      title={t('records.mergeTitle', { name: nameOfRecord(from, isChinese) })}
      closeLabel={t('kit.close')}
      width={560}
      isOpen
      isHeld
      hasField
      onClose={onClose}
    >
      <Form
        form={form}
        submitLabel={t('records.mergeDo')}
        why={data ? undefined : t('records.mergeNone')}
        onCancel={onClose}
      >
        <p className="text-meta text-second">{t('records.mergeHint')}</p>
        <RecordChooser
          kind={kind}
          filters={attributeId === undefined ? undefined : { attributeId }}
          label={t('records.mergeInto')}
          exceptId={from.id}
          value={into?.id ?? ''}
          onChange={(_id, record) => form.set({ into: record })}
        />
        <output>
          {into === null && t('records.mergeNone')}
          {into && error && <span className="text-bad">{reasonOf(error, t)}</span>}
          {into && data && (
            <>
              <span>{t('records.mergeProducts', figure(data.products))}</span>
              {data.joined > 0 && <span> {t('records.mergeJoined', figure(data.joined))}</span>}
              {data.moved > 0 && <span> {t('records.mergeMoved', figure(data.moved))}</span>}
              {data.statingBoth > 0 && <span> {t('records.mergeBoth', figure(data.statingBoth))}</span>}
            </>
          )}
        </output>
      </Form>
    </Dialog>
  )
}
