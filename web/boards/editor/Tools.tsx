import {
  IconArrowUpRight,
  IconCircle,
  IconFrame,
  IconHandStop,
  IconKeyboard,
  IconLine,
  IconPalette,
  IconLibraryPlus,
  IconPointer,
  IconRulerMeasure,
  IconSquare,
  IconTypography,
} from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../../kit/page-unit.ts'
import { toggleAdding, useIsAdding } from './state/adding.ts'
import { openHelp } from './state/help.ts'
import { toggleRulers, useAreRulersShown } from './state/rulers.ts'
import { chooseTool, useTool, type Tool } from './state/tool.ts'
import styles from './Tools.module.css'

const icons: Record<Tool, typeof IconPointer> = {
  choose: IconPointer,
  hand: IconHandStop,
  chip: IconPalette,
  text: IconTypography,
  rectangle: IconSquare,
  ellipse: IconCircle,
  line: IconLine,
  arrow: IconArrowUpRight,
  frame: IconFrame,
}
const tools = Object.keys(icons) as Tool[]

/** The tools of the pointer, and buttons that add something to the paper. A finger always pushes the paper. */
export function Tools({ beside }: { beside?: ReactNode }) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const current = useTool()
  const isAdding = useIsAdding()
  const add = (
    <button
      key="add"
      type="button"
      className={styles['tool']}
      aria-label={t('boardEditor.add')}
      title={t('boardEditor.add')}
      aria-pressed={isAdding}
      onClick={toggleAdding}
    >
      <IconLibraryPlus />
    </button>
  )
  return (
    <>
      {tools
        .filter((tool) => !isPhone || tool !== 'hand')
        .map((tool) => {
          const Icon = icons[tool]
          const button = (
            <button
              key={tool}
              type="button"
              className={styles['tool']}
              aria-label={t(`boardEditor.tool.${tool}`)}
              title={t(`boardEditor.tool.${tool}`)}
              aria-pressed={current === tool}
              onClick={() => chooseTool(tool)}
            >
              <Icon />
            </button>
          )
          return tool === 'choose' ? [button, add, <Fragment key="beside">{beside}</Fragment>] : button
        })}
      {!isPhone && <LastTools />}
    </>
  )
}

/** Tools that a phone has no room or no keys for. */
function LastTools() {
  const { t } = useTranslation()
  const areRulersShown = useAreRulersShown()
  return (
    <>
      <button
        type="button"
        className={styles['tool']}
        data-last
        aria-label={t('boardEditor.rulers')}
        title={t('boardEditor.rulers')}
        aria-pressed={areRulersShown}
        onClick={toggleRulers}
      >
        <IconRulerMeasure />
      </button>
      <button
        type="button"
        className={styles['tool']}
        aria-label={t('boardEditor.help.open')}
        title={t('boardEditor.help.open')}
        onClick={openHelp}
      >
        <IconKeyboard />
      </button>
    </>
  )
}
