import type { Icon } from '@tabler/icons-react'

interface SegmentsProps<Value extends string> {
  /** What is chosen, read out. */
  label: string
  options: readonly { value: Value; label: string; icon?: Icon; lang?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of how something is shown: a few small buttons in one frame. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="m-0 inline-flex min-w-0 flex-wrap gap-2 rounded-md border p-2 print:hidden">
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ icon: Shape, ...option }) => (
        <button
          key={option.value}
          lang={option.lang}
          type="button"
          aria-pressed={option.value === value}
          className="inline-flex min-h-28 items-center gap-6 rounded-sm px-10 text-meta text-second hover:text-ink aria-pressed:bg-wash aria-pressed:font-medium aria-pressed:text-ink forced-colors:aria-pressed:underline phone:min-h-40"
          onClick={() => onChange(option.value)}
        >
          {Shape && <Shape aria-hidden className="size-16" />}
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
