import classes from './file-field.module.css'

/**
 * Takes one file. When another one is about to be chosen there is none, so that the same file can be chosen again
 * after it was changed.
 */
export const FileField = ({
  label,
  accept,
  isDisabled = false,
  onChoose,
}: {
  label: string
  /** File name endings and MIME types, separated by commas. */
  accept: string
  isDisabled?: boolean
  onChoose: (file: File | undefined) => void
}) => (
  <label className={classes.field}>
    {label}
    <input
      type="file"
      accept={accept}
      disabled={isDisabled}
      onClick={({ currentTarget }) => {
        currentTarget.value = ''
        onChoose(undefined)
      }}
      onChange={({ currentTarget: { files } }) => onChoose(files?.[0])}
    />
  </label>
)
