import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unitSystems, type UnitSystem } from '../../../contract/budgets/budget.ts'
import {
  budgetAudiences,
  budgetFileFormats,
  exportBudget,
  type BudgetAudience,
} from '../../../contract/budgets/calls.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { callForFile } from '../../file-call.ts'
import buttons from '../../ui/buttons.module.css'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Choice } from '../../ui/fields/Choice.tsx'
import { PlaceInLine } from '../../ui/files/PlaceInLine.tsx'
import { saveFile } from '../../ui/files/save-file.ts'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import { showToast } from '../../ui/toasts/toast.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { groupings, type Grouping } from '../table/table-props.ts'
import styles from './dialogs.module.css'

interface ExportFormProps {
  budgetId: string
  editor: BudgetEditor
  /** As the table is grouped. */
  grouping: Grouping
}

/** What the list's file shall be; it is made once the list is saved. */
export function ExportDialog({ isOpen, onClose, ...form }: ExportFormProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('budgetPage.export.title')}
      closeLabel={t('budgetPage.close')}
      width={560}
      isOpen={isOpen}
      onClose={onClose}
    >
      <ExportForm {...form} />
    </Dialog>
  )
}

function ExportForm({ budgetId, editor, grouping }: ExportFormProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [format, setFormat] = useState<(typeof budgetFileFormats)[number]>('xlsx')
  const [audience, setAudience] = useState<BudgetAudience>('own')
  const [groupBy, setGroupBy] = useState(grouping)
  const [language, setLanguage] = useState<'en' | 'zh-CN'>(isChinese ? 'zh-CN' : 'en')
  const [unitSystem, setUnitSystem] = useState<UnitSystem>(editor.get().draft.fields.unitSystem)
  const underWay = useRef<AbortController>(null)
  const [place, setPlace] = useState<number | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const giveUp = new AbortController()
      underWay.current = giveUp
      // The file shall have the last edits.
      await editor.saveNow()
      const wish = { id: budgetId, format, audience, groupBy, language, unitSystem }
      return callForFile(exportBudget, wish, {
        signal: giveUp.signal,
        onProgress: () => undefined,
        onPlace: setPlace,
      })
    },
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      showToast(t('budgetPage.export.saved', { file: name }))
    },
  })
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate()
      }}
    >
      <Choice
        label={t('budgetPage.export.format')}
        options={budgetFileFormats.map((value) => ({ value, label: t(`budgetPage.export.formats.${value}`) }))}
        value={format}
        onChoose={setFormat}
      />
      <div>
        <Choice
          label={t('budgetPage.export.audience')}
          options={budgetAudiences.map((value) => ({ value, label: t(`budgetPage.export.audiences.${value}`) }))}
          value={audience}
          onChoose={setAudience}
        />
        <p className={styles['hint']} aria-live="polite">
          {t(`budgetPage.export.audienceHints.${audience}`)}
        </p>
      </div>
      {audience !== 'orders' && (
        <Choice
          label={t('budgetPage.grouping')}
          options={groupings.map((value) => ({ value, label: t(`budgetPage.groupings.${value}`) }))}
          value={groupBy}
          onChoose={setGroupBy}
        />
      )}
      <Choice
        label={t('budgetPage.export.language')}
        options={[
          { value: 'en' as const, label: 'English', lang: 'en' },
          { value: 'zh-CN' as const, label: '中文', lang: 'zh-CN' },
        ]}
        value={language}
        onChoose={setLanguage}
      />
      <Choice
        label={t('budgets.units')}
        options={unitSystems.map((value) => ({ value, label: t(`budgets.unitSystems.${value}`) }))}
        value={unitSystem}
        onChoose={setUnitSystem}
      />
      {isPending && <ProgressLine label={t('budgetPage.export.making')} />}
      <PlaceInLine className={styles['hint']} place={place} />
      <div className={styles['deeds']}>
        {isPending && (
          <button type="button" className={buttons['plain']} onClick={() => underWay.current?.abort()}>
            {t('budgetPage.export.stop')}
          </button>
        )}
        <button type="submit" className={buttons['filled']} aria-disabled={isPending}>
          {t('budgetPage.export.start')}
        </button>
      </div>
    </form>
  )
}
