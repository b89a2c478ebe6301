import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '../locales/notices-texts.ts'
import { Modal } from '@mantine/core'
import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../kit/dialog/CloseButton.tsx'
import popover from '../kit/dialog/popover.module.css'
import { usePageUnit } from '../kit/page-unit.ts'
import { useWindowSize } from '../kit/window-size.ts'
import { NoticeList } from './list/NoticeList.tsx'
import styles from './NoticesPanel.module.css'
import { placeBelow } from './panel-place.ts'
import { PanelTabs, type OtherTab } from './PanelTabs.tsx'

interface NoticesPanelProps {
  isOpen: boolean
  onClose: () => void
  /** The bell: the panel opens below it, and it gets the focus afterwards. */
  button: RefObject<HTMLButtonElement | null>
  /** A second tab, with more that waits for the member. */
  other?: OtherTab
}

/** The member's notices, in a panel below the bell; on a phone a sheet. Escape and a press beside it close it. */
export function NoticesPanel({ isOpen, onClose, button, other }: NoticesPanelProps) {
  const { t } = useTranslation()
  const { u, isPhone } = usePageUnit()
  const head = useRef<HTMLDivElement>(null)
  const { width, height } = useWindowSize()
  // oxlint-disable-next-line react/refs -- the button stands long before what it opens, and does not move beneath it
  const bell = button.current?.getBoundingClientRect()
  const place = bell && !isPhone ? placeBelow(bell, { width, height, u }) : undefined
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      onExitTransitionEnd={() => focusIfFree(button.current, head.current)}
      size="100%"
      classNames={{
        inner: popover['inner'] ?? '',
        content: popover[isPhone ? 'sheet' : 'popover'] ?? '',
        overlay: popover[isPhone ? 'veil' : 'nothing'] ?? '',
        body: popover['body'] ?? '',
      }}
      transitionProps={{ duration: 120, transition: isPhone ? 'slide-up' : 'fade', timingFunction: 'ease-out' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('notices.title')} {...(place && { style: place })}>
        <Modal.Body>
          <div ref={head} className={styles['head']}>
            <h2>{t('notices.title')}</h2>
            <CloseButton label={t('notices.close')} onClose={onClose} />
          </div>
          {other ? (
            <PanelTabs notices={<NoticeList onLeave={onClose} />} other={other} />
          ) : (
            <NoticeList onLeave={onClose} />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Unless the page that a notice led to has taken the focus: it is then outside the panel, whose head this is. */
function focusIfFree(target: HTMLElement | null, head: HTMLElement | null): void {
  const focused = document.activeElement
  const panel = head?.closest('[role="dialog"]')
  const isFree = !focused || focused === document.body || panel?.contains(focused)
  if (isFree) target?.focus({ preventScroll: true })
}
