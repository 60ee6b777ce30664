/** Two short tones. Silent where the browser has not yet heard of a person on this page. */
export function playSound(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.gain.value = 0.08;
    volume.connect(audio.destination);
    for (const [index, frequency] of [660, 880].entries()) {
      const tone = audio.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(volume);
      tone.start(audio.currentTime + index * 0.12);
      tone.stop(audio.currentTime + index * 0.12 + 0.1);
    }
    setTimeout(() => void audio.close().catch(() => undefined), 1000);
  } catch {
    // No sound on this device.
  }
}
