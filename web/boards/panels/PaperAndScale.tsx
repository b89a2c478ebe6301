import '../../locales/board-panels-texts.ts'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { CloseButton } from '../../kit/dialog/CloseButton.tsx'
import { Popover } from '../../kit/dialog/Popover.tsx'
import { useEdited } from '../editor/state/board-editor.ts'
import { PaperFields } from './PaperFields.tsx'
import { ScaleChoice } from './ScaleChoice.tsx'

/** The paper and the scale in words. A press on either sets it there. */
export function PaperAndScale({ paper }: { paper: string }) {
  const { t } = useTranslation()
  const scale = useEdited(({ draft }) => draft.fields.scale)
  const isGone = useEdited((state) => state.isGone)
  const words = { paper, scale: t('boardEditor.scale', { scale }) }
  if (isGone) return <span>{`${words.paper} · ${words.scale}`}</span>
  return (
    <>
      <Setting label={words.paper} title={t('boardPanels.setPaper')}>
        {() => <PaperFields />}
      </Setting>
      <Setting label={words.scale} title={t('boardPanels.setScale')}>
        {(close) => <ScaleChoice onSet={close} />}
      </Setting>
    </>
  )
}

interface SettingProps {
  /** What holds now. */
  label: string
  title: string
  children: (close: () => void) => ReactNode
}

function Setting({ label, title, children }: SettingProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        isSmall
        label={label}
        note={title}
        opens="dialog"
        isOpen={isOpen}
        onPress={() => setIsOpen(true)}
      />
      <Popover label={title} isOpen={isOpen} onClose={close} button={() => button.current} width={320}>
        <div className="flex flex-none items-center justify-between gap-12 pt-12 pr-10 pl-20">
          <h2 className="text-title font-medium">{title}</h2>
          <CloseButton label={t('boardPanels.sheet.close')} onClose={close} />
        </div>
        <div className="grid gap-14 overflow-auto px-20 pt-6 pb-20">{children(close)}</div>
      </Popover>
    </>
  )
}
