import '../../locales/boards-texts.ts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import {
  LONGEST_BOARD_NAME,
  LONGEST_PAPER_MM,
  NEW_BOARD,
  scales,
  SHORTEST_PAPER_MM,
  type Scale,
} from '../../../contract/boards/board.ts'
import { TransportError } from '../../api.ts'
import { saysDemoMode } from '../../errors/message.ts'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { nameRefusal } from '../../workspace/name-refusal.ts'
import { useKeyFor } from '../../workspace/new-key.ts'
import { boardAddress } from '../board-address.ts'
import { useCreateBoard } from '../queries.ts'
import { FileImport } from './FileImport.tsx'
import styles from './NewBoardDialog.module.css'
import { canvasOf, metresOfRoom, paperChoices, sideOf, type Lie, type PaperChoice } from './paper-size.ts'

interface NewBoardDialogProps {
  /** Makes it in this project. */
  projectId?: string
  isOpen: boolean
  onClose: () => void
}

/** Asks for the name, paper and scale of a new board and opens it; or creates a board from a file. */
export function NewBoardDialog({ projectId, isOpen, onClose }: NewBoardDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goTo = (id: string) => {
    onClose()
    void navigate(boardAddress(id))
  }
  return (
    <Dialog
      title={t('boards.create')}
      closeLabel={t('drawer.close')}
      width={560}
      isOpen={isOpen}
      onClose={onClose}
      hasField
      isHeld
    >
      <NewBoardForm projectId={projectId} onMade={goTo} />
      {projectId === undefined && <FileImport onMade={goTo} />}
    </Dialog>
  )
}

/** A paper and a scale as chosen and typed. */
interface WantedPaper {
  paper: PaperChoice
  lie: Lie
  /** In millimetres, for a paper of one's own. */
  sides: { width: string; height: string }
  scale: Scale
}

interface NewBoardFormProps {
  projectId: string | undefined
  onMade: (id: string) => void
}

function NewBoardForm({ projectId, onMade }: NewBoardFormProps) {
  const { t } = useTranslation()
  const { mutateAsync, isPending } = useCreateBoard()
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [wanted, setWanted] = useState<WantedPaper>({
    paper: 'a3',
    lie: 'landscape',
    sides: { width: '420', height: '297' },
    scale: NEW_BOARD.scale,
  })
  const [hasTried, setHasTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const keyFor = useKeyFor()
  const canvas = wanted.paper === 'own' ? ownCanvas(wanted.sides) : canvasOf(wanted.paper, wanted.lie)
  const change = (changed: Partial<WantedPaper>) => setWanted({ ...wanted, ...changed })
  const refuse = (words: string) => {
    setRefusal(words)
    field.current?.focus()
  }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (isPending) return
    if (!name.trim()) return refuse(t('boards.namePrompt'))
    if (!canvas) return
    const place = projectId === undefined ? {} : { projectId }
    const board = { name: name.trim(), canvas, scale: wanted.scale, ...place }
    try {
      onMade(await mutateAsync({ ...board, key: keyFor(JSON.stringify(board)) }))
    } catch (error) {
      if (saysDemoMode(error) || error instanceof TransportError) reportFailure(error)
      else refuse(nameRefusal(error, t))
    }
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void create(event)}>
      <TextField
        ref={field}
        label={t('boards.name')}
        value={name}
        error={refusal}
        autoComplete="off"
        data-autofocus
        limit={{ most: LONGEST_BOARD_NAME, text: t('boards.nameFull', { count: LONGEST_BOARD_NAME }) }}
        onChange={(typed) => {
          setName(typed)
          setRefusal(undefined)
        }}
      />
      <PaperFields wanted={wanted} onChange={change} hasTried={hasTried} />
      <ScaleField scale={wanted.scale} canvas={canvas} onChoose={(scale) => change({ scale })} />
      <button type="submit" className={buttons['filled']} aria-busy={isPending}>
        {t('boards.add')}
      </button>
    </form>
  )
}

interface PaperFieldsProps {
  wanted: WantedPaper
  onChange: (changed: Partial<WantedPaper>) => void
  /** The form was submitted, so errors are shown. */
  hasTried: boolean
}

function PaperFields({ wanted: { paper, lie, sides }, onChange, hasTried }: PaperFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ChoiceField
        label={t('boards.paper')}
        options={paperChoices.map((value) => ({ value, label: t(`boards.papers.${value}`) }))}
        value={paper}
        onChange={(chosen) => onChange({ paper: chosen })}
      />
      {paper === 'own' ? (
        <div className={styles['sides']}>
          {(['width', 'height'] as const).map((side) => (
            <TextField
              key={side}
              label={t(`boards.${side}`)}
              value={sides[side]}
              inputMode="decimal"
              autoComplete="off"
              error={
                hasTried && sideOf(sides[side]) === null
                  ? t('boards.sideWrong', { least: SHORTEST_PAPER_MM, most: LONGEST_PAPER_MM })
                  : undefined
              }
              onChange={(typed) => onChange({ sides: { ...sides, [side]: typed } })}
            />
          ))}
        </div>
      ) : (
        <ChoiceField
          label={t('boards.orientation')}
          options={(['landscape', 'portrait'] as const).map((value) => ({ value, label: t(`boards.${value}`) }))}
          value={lie}
          onChange={(chosen) => onChange({ lie: chosen })}
        />
      )}
    </>
  )
}

interface ScaleFieldProps {
  scale: Scale
  canvas: ReturnType<typeof ownCanvas>
  onChoose: (scale: Scale) => void
}

/** The scale, and how much of a room the paper shows at it. */
function ScaleField({ scale, canvas, onChoose }: ScaleFieldProps) {
  const { t, i18n } = useTranslation()
  const figures = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  const shown = canvas && metresOfRoom(canvas, scale)
  return (
    <div>
      <ChoiceField
        label={t('boards.scale')}
        options={scales.map((value) => ({ value: `${value}` as const, label: `1:${value}` }))}
        value={`${scale}` as const}
        onChange={(chosen) => onChoose(scales.find((one) => String(one) === chosen) ?? scale)}
      />
      <p className={styles['hint']} aria-live="polite">
        {shown && t('boards.shows', { width: figures.format(shown.width), height: figures.format(shown.height) })}
      </p>
    </div>
  )
}

function ownCanvas({ width, height }: { width: string; height: string }) {
  const [across, down] = [sideOf(width), sideOf(height)]
  return across !== null && down !== null ? { width: across, height: down } : null
}
