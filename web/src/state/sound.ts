/** A soft tone, made on the spot: no file, nothing to load. */
export function ring(): void {
  try {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 523.25;
    volume.gain.setValueAtTime(0.0001, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.12, context.currentTime + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.55);
    tone.onended = () => void context.close();
  } catch {
    // No sound here; the page says the same without.
  }
}
