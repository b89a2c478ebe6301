interface RadioProps {
  /** What is chosen by it, such as a row's name. */
  label: string
  /** Those of one name exclude each other. */
  name: string
  value: boolean
  onChoose: () => void
}

/** A radio button whose label is not in sight, such as that of a row. */
export function Radio({ label, name, value, onChoose }: RadioProps) {
  return (
    <input
      type="radio"
      name={name}
      className="m-0 size-16 accent-accent phone:size-22"
      aria-label={label}
      checked={value}
      onChange={onChoose}
    />
  )
}
