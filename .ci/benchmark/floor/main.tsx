import { createRoot } from 'react-dom/client'

const root = document.getElementById('app')
if (root) createRoot(root).render(<h1>What React alone costs</h1>)
