import 'react-easy-crop/react-easy-crop.css'
import { useState, type ComponentProps, type JSX, type KeyboardEvent } from 'react'
import EasyCropper from 'react-easy-crop'

const KEY_ZOOM = 1.1

/** With those that have defaults left out. */
type EasyCropperProps = JSX.LibraryManagedAttributes<typeof EasyCropper, ComponentProps<typeof EasyCropper>>

interface CropperProps extends Omit<
  EasyCropperProps,
  'image' | 'classes' | 'style' | 'cropperProps' | 'disableAutomaticStylesInjection' | 'onMediaLoaded'
> {
  /** Read out. */
  label: string
  /** The id of what explains it. */
  hintId?: string
  /** The picture's address. */
  image: string
  /** By the keys + and −; arrow keys move the picture. */
  onZoomBy: (factor: number) => void
  onMediaLoaded?: () => void
}

/** A picture under an opening, moved and zoomed by pointer, wheel, fingers and keys. It fills its place; the caller keeps the state. */
export function Cropper({ label, hintId, image, onZoomBy, onMediaLoaded, ...crop }: CropperProps) {
  const [shown, setShown] = useState<string | null>(null)
  const zoomByKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') onZoomBy(KEY_ZOOM)
    if (key === '-') onZoomBy(1 / KEY_ZOOM)
  }
  return (
    <div
      className="relative size-full overflow-hidden rounded-md bg-skeleton [&_[role=application]]:focus-visible:outline-[3px] [&_[role=application]]:focus-visible:outline-offset-0 [&_img]:invisible data-shown:[&_img]:visible"
      data-shown={shown === image || undefined}
    >
      <EasyCropper
        {...crop}
        image={image}
        disableAutomaticStylesInjection
        onMediaLoaded={() => {
          setShown(image)
          onMediaLoaded?.()
        }}
        cropperProps={{
          role: 'application',
          'aria-label': label,
          ...(hintId !== undefined && { 'aria-describedby': hintId }),
          onKeyDownCapture: zoomByKey,
        }}
      />
    </div>
  )
}
