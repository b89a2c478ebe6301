import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '../../locales/card-menu-texts.ts'
import { Modal } from '@mantine/core'
import { IconExternalLink, IconScan } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { CloseButton } from '../../kit/dialog/CloseButton.tsx'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { passPicture } from '../by-picture/pass-picture.ts'
import toggles from '../cards/card-actions.module.css'
import { useHistoryStep } from '../../kit/history/history-step.ts'
import styles from './CardMenu.module.css'
import type { MenuActions } from '../cards/card-actions.ts'
import { pressCard, type PressedCard } from './pressed-card.ts'

const STEP = 'pressedCard'
const close = () => pressCard(null)

interface CardMenuProps {
  pressed: PressedCard | null
  actions: MenuActions
}

/** The menu that a long press on a card opens: a sheet at the foot of the window, which Back closes. */
export function CardMenu({ pressed, actions }: CardMenuProps) {
  const { t } = useTranslation()
  const isOpen = pressed !== null
  // Keeps its content while it slides out.
  const [last, setLast] = useState(pressed)
  if (pressed && pressed !== last) setLast(pressed)
  const shown = pressed ?? last
  const content = useRef<HTMLDivElement>(null)
  const leave = useLeaving(isOpen)
  const press = useFreshPress(isOpen)
  return (
    <Modal.Root
      opened={isOpen}
      onClose={close}
      returnFocus={false}
      onExitTransitionEnd={() => last && giveFocusBack(last.link, content.current)}
      closeOnClickOutside={false}
      size="100%"
      classNames={{
        inner: styles['inner'] ?? '',
        content: styles['sheet'] ?? '',
        overlay: styles['veil'] ?? '',
        body: styles['body'] ?? '',
      }}
      transitionProps={{ duration: 120, transition: 'slide-up', timingFunction: 'ease-out' }}
    >
      <Modal.Overlay {...press} onClick={close} />
      <Modal.Content ref={content} aria-label={shown?.name} {...press}>
        <Modal.Body>
          {shown && (
            <>
              <div className={styles['head']}>
                <span className={styles['picture']}>
                  <Picture address={shown.picture} alt="" sizes="48px" color={shown.color} />
                </span>
                <p className={styles['name']}>{shown.name}</p>
                <CloseButton label={t('drawer.close')} onClose={close} />
              </div>
              <div className={styles['actions']}>
                {actions({ skuId: shown.skuId }, leave)}
                {shown.picture !== null && <SearchByImage picture={shown.picture} />}
                <a className={toggles['menu']} href={shown.link.href} target="_blank" rel="noopener" onClick={close}>
                  <IconExternalLink />
                  {t('cardMenu.newTab')}
                </a>
              </div>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Opens a new tab, like the link in the open product. */
function SearchByImage({ picture }: { picture: string }) {
  const { t } = useTranslation()
  const begin = () => {
    passPicture(picture)
    close()
  }
  return (
    <a
      className={toggles['menu']}
      href="/ai"
      target="_blank"
      rel="noopener"
      title={t('byPicture.about')}
      onClick={begin}
    >
      <IconScan />
      {t('byPicture.search')}
    </a>
  )
}

/**
 * The open menu is an entry of the history. Navigating on waits until that entry is taken back, or going back would undo the
 * navigation.
 */
function useLeaving(isOpen: boolean): (then: () => void) => void {
  const { state } = useLocation()
  const then = useRef<() => void>(undefined)
  useHistoryStep(isOpen, close, STEP)
  const isStep = typeof state === 'object' && state !== null && STEP in state
  const goOn = useEffectEvent(() => {
    then.current?.()
    then.current = undefined
  })
  // The history is the browser's.
  useEffect(() => {
    if (!isOpen && !isStep) goOn()
  }, [isOpen, isStep])
  return (next) => {
    then.current = next
    close()
  }
}

/** The finger that opened the menu lifts over its veil or a row: only a finger that came down there chooses. */
function useFreshPress(isOpen: boolean) {
  const cameDown = useRef(false)
  // Touch events are outside React.
  useEffect(() => {
    if (isOpen) cameDown.current = false
  }, [isOpen])
  return {
    onPointerDownCapture: () => {
      cameDown.current = true
    },
    onClickCapture: (event: MouseEvent) => {
      // A click by key has a `detail` of 0.
      if (cameDown.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** Unless the chosen action has moved the focus. */
function giveFocusBack(link: HTMLElement, menu: HTMLElement | null): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || menu?.contains(focused)) link.focus({ preventScroll: true })
}
