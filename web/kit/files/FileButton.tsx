import type { Icon } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button, type ButtonLook } from '../Button.tsx'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface FileButtonProps {
  label: string
  icon?: Icon
  look?: ButtonLook
  /** In place of a button's look, such as that of a tile. */
  className?: string | undefined
  /** The accepted types; absent, the kinds of pictures that browsers show. */
  accept?: string
  /** A phone opens its camera instead. */
  isCamera?: boolean
  isSmall?: boolean
  /** Of several that are chosen, the first. */
  onFile?: (file: File) => void
  /** Several may be chosen at once. */
  onFiles?: (files: readonly File[]) => void
}

/** Opens the browser's file chooser. */
export function FileButton({
  label,
  icon: Shape,
  look,
  className,
  accept = TYPES,
  isCamera = false,
  isSmall = false,
  onFile,
  onFiles,
}: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  const choose = () => field.current?.click()
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={accept}
        {...(isCamera && { capture: 'environment' as const })}
        multiple={onFiles !== undefined}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Otherwise the same file could not be chosen twice.
          target.value = ''
          const [file] = files
          if (!file) return
          onFile?.(file)
          onFiles?.(files)
        }}
      />
      {className === undefined ? (
        <Button label={label} icon={Shape} {...(look && { look })} isSmall={isSmall} onPress={choose} />
      ) : (
        <button type="button" className={className} onClick={choose}>
          {Shape && <Shape aria-hidden />}
          {label}
        </button>
      )}
    </>
  )
}
