import { RetriedImage } from '../../kit/pictures/RetriedImage.tsx'

interface ViewerThumbnailProps {
  address: string
  name: string
}

/** The library labels the button around it by its place; this label says what the picture shows. */
export function ViewerThumbnail({ address, name }: ViewerThumbnailProps) {
  return (
    <RetriedImage
      ref={(img) => img?.closest('button')?.setAttribute('aria-label', name)}
      className="viewer-thumbnail"
      src={address}
    />
  )
}
