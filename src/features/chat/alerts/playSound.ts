/** Two short tones. Silent where the browser has not yet heard of a person on this page. */
export function playSound(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.gain.value = 0.08;
    volume.connect(audio.destination);
    const tones = [660, 880].map((frequency, index) => {
      const tone = audio.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(volume);
      tone.start(audio.currentTime + index * 0.12);
      tone.stop(audio.currentTime + index * 0.12 + 0.1);
      return tone;
    });
    tones.at(-1)?.addEventListener('ended', () => void audio.close().catch(() => undefined));
  } catch {
    // No sound on this device.
  }
}
