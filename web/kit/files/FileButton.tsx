import { useRef, type ReactNode } from 'react'
import { Button } from '../Button.tsx'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface FileButtonProps {
  label: string
  /** Absent, it looks like the kit's buttons. */
  className?: string | undefined
  /** Before the label. */
  icon?: ReactNode
  /** The accepted types; absent, the kinds of pictures that browsers show. */
  accept?: string
  /** A phone opens its camera instead. */
  isCamera?: boolean
  onFile: (file: File) => void
}

/** Opens the browser's file chooser. */
export function FileButton({ label, className, icon, accept = TYPES, isCamera = false, onFile }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={accept}
        {...(isCamera && { capture: 'environment' as const })}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Otherwise the same file could not be chosen twice.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      {className === undefined ? (
        <Button label={label} onPress={() => field.current?.click()} />
      ) : (
        <button type="button" className={className} onClick={() => field.current?.click()}>
          {icon}
          {label}
        </button>
      )}
    </>
  )
}
