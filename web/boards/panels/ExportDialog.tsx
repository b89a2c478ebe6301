import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  exportBoard,
  boardExportFormats,
  exportPapers,
  type BoardExportFormat,
} from '../../../contract/boards/calls.ts'
import { printedScaleOf, type SheetWish } from '../../../contract/boards/layout/sheet.ts'
import { scaleText } from '../../../contract/boards/layout/sheet-lettering.ts'
import { callForFile } from '../../file-call.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { languageNames, languages, type AppLanguage } from '../../locales/i18n.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { showNotification } from '../../kit/toasts/toast.ts'
import { useFileDownload } from '../../use-file-download.ts'
import { ExportFoot } from '../../workspace/exporting/ExportFoot.tsx'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import styles from './ExportDialog.module.css'
import { IconButton } from './IconButton.tsx'
import { PlainSelect } from './PlainSelect.tsx'
import { TickField } from './TickField.tsx'

const DPI = ['100', '150', '200', '300'] as const
const FORMATS: readonly BoardExportFormat[] = ['pdf', 'png', 'svg', 'json']

/** Exports the board as a file, once it is saved. */
export function ExportBoard({ boardId }: { boardId: string }) {
  const board = useEditedBoard()
  const { fields, items } = useEdited(({ draft }) => draft)
  const surface = useMemo(() => ({ ...fields, items: [...items.values()] }), [fields, items])
  // The file must contain the last edits.
  return <Exporting boardId={boardId} surface={surface} onBefore={board.saveNow} />
}

interface ExportingProps {
  boardId: string
  surface: SheetWish['board']
  /** The export waits for it. */
  onBefore?: () => Promise<void>
}

/** The button that exports a board, and its dialog. */
export function Exporting(props: ExportingProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label={t('boardPanels.export.open')} isNamed opens="dialog" onPress={() => setIsOpen(true)}>
        <IconDownload />
      </IconButton>
      <Dialog
        title={t('boardPanels.export.title')}
        closeLabel={t('boardPanels.export.close')}
        width={460}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <ExportForm {...props} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

interface BoardFile {
  format: BoardExportFormat
  paper: (typeof exportPapers)[number]
  dpi: (typeof DPI)[number]
  hasLegend: boolean
  hasPrice: boolean
  language: AppLanguage
}

function ExportForm({ boardId, surface, onBefore, onDone }: ExportingProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [wanted, setWanted] = useState<BoardFile>({
    format: 'pdf',
    paper: 'own',
    dpi: '150',
    hasLegend: true,
    hasPrice: false,
    language: isChinese ? 'zh-CN' : 'en',
  })
  const { isPending, place, start, stop } = useBoardFile({ boardId, onBefore, onDone })
  const change = (changed: Partial<BoardFile>) => setWanted({ ...wanted, ...changed })
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        start(wanted)
      }}
    >
      <PlainSelect
        label={t('boardPanels.export.format')}
        value={wanted.format}
        options={FORMATS.filter((one) => boardExportFormats.includes(one)).map((value) => ({
          value,
          label: t(`boardPanels.export.formats.${value}`),
        }))}
        onChoose={(format) => change({ format })}
      />
      {wanted.format === 'json' ? (
        <p className={styles['hint']}>{t('boardPanels.export.seenOnly')}</p>
      ) : (
        <DrawingFields surface={surface} wanted={wanted} onChange={change} />
      )}
      <ExportFoot
        isPending={isPending}
        place={place}
        onStop={stop}
        texts={{
          making: t('boardPanels.export.making'),
          stop: t('boardPanels.export.stop'),
          start: t('boardPanels.export.start'),
        }}
        styles={styles}
      />
    </form>
  )
}

interface BoardFileProps extends Pick<ExportingProps, 'boardId'> {
  onBefore: ExportingProps['onBefore']
  onDone: () => void
}

function useBoardFile({ boardId, onBefore, onDone }: BoardFileProps) {
  const { t } = useTranslation()
  return useFileDownload(
    async ({ format, paper, dpi, hasLegend, hasPrice, language }: BoardFile, options) => {
      await onBefore?.()
      const wish = {
        id: boardId,
        format,
        paper,
        dpi: Number(dpi),
        legend: hasLegend ? (1 as const) : (0 as const),
        price: hasPrice ? (1 as const) : (0 as const),
        language,
      }
      return callForFile(exportBoard, wish, { ...options, onProgress: () => undefined })
    },
    {
      onDone,
      onSaved: (file, { missing: letters }) => {
        if (letters) showNotification(t('boardPanels.export.savedWithout', { file, letters }))
      },
    },
  )
}

interface DrawingFieldsProps {
  surface: SheetWish['board']
  wanted: BoardFile
  onChange: (changed: Partial<BoardFile>) => void
}

/** What a file that shows the board as a drawing contains, and on which paper. */
function DrawingFields({ surface, wanted, onChange }: DrawingFieldsProps) {
  const { t } = useTranslation()
  const { format, paper, dpi, hasLegend, hasPrice, language } = wanted
  return (
    <>
      <PlainSelect
        label={t('boardPanels.export.paper')}
        value={paper}
        options={exportPapers.map((value) => ({ value, label: t(`boardPanels.export.papers.${value}`) }))}
        onChoose={(chosen) => onChange({ paper: chosen })}
      />
      <PrintedScale
        board={surface}
        paper={paper}
        hasLegend={hasLegend}
        hasPrices={hasLegend && hasPrice}
        language={language}
      />
      {format !== 'svg' && (
        <PlainSelect
          label={t('boardPanels.export.dpi')}
          value={dpi}
          options={DPI.map((value) => ({ value, label: value }))}
          onChoose={(chosen) => onChange({ dpi: chosen })}
        />
      )}
      <PlainSelect
        label={t('boardPanels.export.language')}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChoose={(chosen) => onChange({ language: chosen })}
      />
      <TickField
        label={t('boardPanels.export.legend')}
        isTicked={hasLegend}
        onTick={(isTicked) => onChange({ hasLegend: isTicked })}
      />
      {hasLegend && format === 'pdf' && paper === 'own' && (
        <p className={styles['hint']}>{t('boardPanels.export.legendFollows')}</p>
      )}
      {hasLegend && (
        <TickField
          label={t('boardPanels.export.price')}
          isTicked={hasPrice}
          onTick={(isTicked) => onChange({ hasPrice: isTicked })}
        />
      )}
    </>
  )
}

/** Says where a board is printed smaller than its scale. */
function PrintedScale({ board, paper, hasLegend, hasPrices, language }: SheetWish) {
  const { t } = useTranslation()
  const printed = useMemo(
    () => scaleText(printedScaleOf({ board, paper, hasLegend, hasPrices, language })),
    [board, paper, hasLegend, hasPrices, language],
  )
  const own = scaleText(board.scale)
  return (
    <output className={styles['hint']}>{printed !== own && t('boardPanels.export.printedAt', { printed, own })}</output>
  )
}
