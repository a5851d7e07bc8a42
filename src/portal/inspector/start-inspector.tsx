import { createRoot } from 'react-dom/client'
import { Inspector } from './inspector.tsx'
import '../styles/tokens.css'
import '../styles/base.css'

const root = document.getElementById('inspector')
if (root) createRoot(root).render(<Inspector />)
