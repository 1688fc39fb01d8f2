/** Who speaks, as this machine has it. */
export { createVoices } from './create-voices';
export { tryEngine, tryPico, tryPiper, tryVoiceCommand } from './try-voices';
