import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '../../locales/favourites-texts.ts'
import { Modal } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../kit/dialog/popover.module.css'
import { useHistoryStep } from '../../kit/history/history-step.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { useWindowSize } from '../../kit/window-size.ts'
import { FolderPicker } from './FolderPicker.tsx'
import { placeBeside } from './popover-place.ts'
import { closePopover, type PressedStar } from './pressed-star.ts'

/** The popover of folders beside the pressed star; on a phone a sheet. Escape, a press beside it and Back close it. */
export function SavePopover({ pressed }: { pressed: PressedStar | null }) {
  const { t } = useTranslation()
  const { u, isPhone } = usePageUnit()
  const { width, height } = useWindowSize()
  const isOpen = pressed !== null
  // Keeps its content while it fades out.
  const [last, setLast] = useState(pressed)
  if (pressed && pressed !== last) setLast(pressed)
  const shown = pressed ?? last
  useHistoryStep(isOpen, closePopover, 'saving')
  const returnFocus = useEffectEvent(() => {
    if (last) starInSight(last)?.focus({ preventScroll: true })
  })
  // The focus belongs to the document.
  useEffect(() => {
    if (!isOpen) returnFocus()
  }, [isOpen])
  const star = shown && starInSight(shown)
  const place = star && !isPhone ? placeBeside(star.getBoundingClientRect(), { width, height, u }) : undefined
  return (
    <Modal.Root
      opened={isOpen}
      onClose={closePopover}
      returnFocus={false}
      zIndex="var(--layer-over-drawer)"
      size="100%"
      classNames={{
        inner: styles['inner'] ?? '',
        content: styles[isPhone ? 'sheet' : 'popover'] ?? '',
        overlay: styles[isPhone ? 'veil' : 'nothing'] ?? '',
        body: styles['body'] ?? '',
      }}
      transitionProps={{ duration: 120, transition: isPhone ? 'slide-up' : 'fade', timingFunction: 'ease-out' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('favourites.popover.title')} {...(place && { style: place })}>
        <Modal.Body>{shown && <FolderPicker key={shown.skuId} skuId={shown.skuId} isSheet={isPhone} />}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** A list read again has a new element for the same star. */
function starInSight({ star, skuId }: PressedStar): HTMLElement | undefined {
  const others = document.querySelectorAll<HTMLElement>(`[data-star="${CSS.escape(skuId)}"]`)
  return [star, ...others].find((one) => one.isConnected && one.checkVisibility())
}
