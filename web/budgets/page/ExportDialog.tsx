import { useState } from 'react'
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
import { languageNames, languages, type AppLanguage } from '../../locales/i18n.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { useFileDownload } from '../../use-file-download.ts'
import { ExportFoot } from '../../workspace/exporting/ExportFoot.tsx'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { groupings, type Grouping } from '../table/table-props.ts'
import styles from './dialogs.module.css'

interface ExportFormProps {
  budgetId: string
  editor: BudgetEditor
  /** How the table is grouped; the file's grouping starts with it. */
  grouping: Grouping
}

/** Exports the list as a file, once it is saved. */
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
      <ExportForm {...form} onDone={onClose} />
    </Dialog>
  )
}

interface BudgetFile {
  format: (typeof budgetFileFormats)[number]
  audience: BudgetAudience
  groupBy: Grouping
  language: AppLanguage
  unitSystem: UnitSystem
}

function ExportForm({ budgetId, editor, grouping, onDone }: ExportFormProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [wanted, setWanted] = useState<BudgetFile>(() => ({
    format: 'xlsx',
    audience: 'own',
    groupBy: grouping,
    language: isChinese ? 'zh-CN' : 'en',
    unitSystem: editor.get().draft.fields.unitSystem,
  }))
  const { isPending, place, start, stop } = useFileDownload(
    async (wish: BudgetFile, options) => {
      // The file must contain the last edits.
      await editor.saveNow()
      return callForFile(exportBudget, { id: budgetId, ...wish }, { ...options, onProgress: () => undefined })
    },
    { onDone },
  )
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        start(wanted)
      }}
    >
      <FileFields wanted={wanted} onChange={(changed) => setWanted({ ...wanted, ...changed })} />
      <ExportFoot
        isPending={isPending}
        place={place}
        onStop={stop}
        texts={{
          making: t('budgetPage.export.making'),
          stop: t('budgetPage.export.stop'),
          start: t('budgetPage.export.start'),
        }}
        styles={styles}
      />
    </form>
  )
}

interface FileFieldsProps {
  wanted: BudgetFile
  onChange: (changed: Partial<BudgetFile>) => void
}

function FileFields({ wanted, onChange }: FileFieldsProps) {
  const { t } = useTranslation()
  const { format, audience, groupBy, language, unitSystem } = wanted
  return (
    <>
      <ChoiceField
        label={t('budgetPage.export.format')}
        options={budgetFileFormats.map((value) => ({ value, label: t(`budgetPage.export.formats.${value}`) }))}
        value={format}
        onChange={(chosen) => onChange({ format: chosen })}
      />
      <div>
        <ChoiceField
          label={t('budgetPage.export.audience')}
          options={budgetAudiences.map((value) => ({ value, label: t(`budgetPage.export.audiences.${value}`) }))}
          value={audience}
          onChange={(chosen) => onChange({ audience: chosen })}
        />
        <p className={styles['hint']} aria-live="polite">
          {t(`budgetPage.export.audienceHints.${audience}`)}
        </p>
      </div>
      {audience !== 'orders' && (
        <ChoiceField
          label={t('budgetPage.grouping')}
          options={groupings.map((value) => ({ value, label: t(`budgetPage.groupings.${value}`) }))}
          value={groupBy}
          onChange={(chosen) => onChange({ groupBy: chosen })}
        />
      )}
      <ChoiceField
        label={t('budgetPage.export.language')}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={language}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <ChoiceField
        label={t('budgets.units')}
        options={unitSystems.map((value) => ({ value, label: t(`budgets.unitSystems.${value}`) }))}
        value={unitSystem}
        onChange={(chosen) => onChange({ unitSystem: chosen })}
      />
    </>
  )
}
