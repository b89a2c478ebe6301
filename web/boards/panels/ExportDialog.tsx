import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
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
import buttons from '../../ui/buttons.module.css'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { PlaceInLine } from '../../ui/files/PlaceInLine.tsx'
import { saveFile } from '../../ui/files/save-file.ts'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import { showToast } from '../../ui/toasts/toast.ts'
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
  // The file shall have the last edits.
  return <Exporting boardId={boardId} surface={surface} onBefore={board.saveNow} />
}

interface ExportingProps {
  boardId: string
  surface: SheetWish['board']
  /** Is waited for. */
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
        <ExportForm {...props} />
      </Dialog>
    </>
  )
}

function ExportForm({ boardId, surface, onBefore }: ExportingProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [format, setFormat] = useState<BoardExportFormat>('pdf')
  const [paper, setPaper] = useState<(typeof exportPapers)[number]>('own')
  const [dpi, setDpi] = useState<(typeof DPI)[number]>('150')
  const [hasLegend, setHasLegend] = useState(true)
  const [hasPrice, setHasPrice] = useState(false)
  const [language, setLanguage] = useState<'en' | 'zh-CN'>(isChinese ? 'zh-CN' : 'en')
  const underWay = useRef<AbortController>(null)
  const [place, setPlace] = useState<number | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const giveUp = new AbortController()
      underWay.current = giveUp
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
      return callForFile(exportBoard, wish, {
        signal: giveUp.signal,
        onProgress: () => undefined,
        onPlace: setPlace,
      })
    },
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      showToast(t('boardPanels.export.saved', { file: name }))
    },
  })
  const isDrawn = format !== 'json'
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate()
      }}
    >
      <PlainSelect
        label={t('boardPanels.export.format')}
        value={format}
        options={FORMATS.filter((one) => boardExportFormats.includes(one)).map((value) => ({
          value,
          label: t(`boardPanels.export.formats.${value}`),
        }))}
        onChoose={setFormat}
      />
      {isDrawn && (
        <>
          <PlainSelect
            label={t('boardPanels.export.paper')}
            value={paper}
            options={exportPapers.map((value) => ({ value, label: t(`boardPanels.export.papers.${value}`) }))}
            onChoose={setPaper}
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
              onChoose={setDpi}
            />
          )}
          <PlainSelect
            label={t('boardPanels.export.language')}
            value={language}
            options={[
              { value: 'en' as const, label: 'English' },
              { value: 'zh-CN' as const, label: '中文' },
            ]}
            onChoose={setLanguage}
          />
          <TickField label={t('boardPanels.export.legend')} isTicked={hasLegend} onTick={setHasLegend} />
          {hasLegend && <TickField label={t('boardPanels.export.price')} isTicked={hasPrice} onTick={setHasPrice} />}
        </>
      )}
      {isPending && <ProgressLine label={t('boardPanels.export.making')} />}
      <PlaceInLine className={styles['hint']} place={place} />
      <div className={styles['deeds']}>
        {isPending && (
          <button type="button" className={buttons['plain']} onClick={() => underWay.current?.abort()}>
            {t('boardPanels.export.stop')}
          </button>
        )}
        <button type="submit" className={buttons['filled']} aria-disabled={isPending}>
          {t('boardPanels.export.start')}
        </button>
      </div>
    </form>
  )
}

/** Where a board is drawn smaller than it says. */
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
