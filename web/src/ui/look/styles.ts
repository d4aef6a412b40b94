/**
 * The style sheets of the first screen. Mantine's style sheets are imported one by one: together, these are a
 * third of all its styles. A screen that uses another component imports its style sheet, too: `import
 * '@mantine/core/styles/Menu.css'`. As Mantine requires, a component comes after the ones it uses.
 */
import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/PasswordInput.css'
import '@mantine/core/styles/Skeleton.css'
import './base.css'
import './printed.css'
