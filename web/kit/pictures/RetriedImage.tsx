import type { ComponentProps } from 'react'
import { usePictureFailure } from './picture-failure.ts'

/** A decorative image that is loaded again where it failed. Meanwhile its place is empty. */
export function RetriedImage({ src, ...rest }: ComponentProps<'img'> & { src: string }) {
  const { failures, hasFailed, onFailure } = usePictureFailure(src)
  // A new element: the same one would not ask for the same address again.
  const tries = hasFailed ? failures - 1 : failures
  return <img key={`${src} ${tries}`} src={src} alt="" draggable={false} onError={onFailure} {...rest} />
}
