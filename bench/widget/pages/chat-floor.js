// The lower bound for a chat: no framework, no schema, no states; one request and its last fifty messages.
const chatId = Number(new URLSearchParams(location.search).get('chat'));
const time = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

async function show() {
  const headers = { 'content-type': 'application/json', authorization: 'Token token-of-maria' };
  const answer = await fetch('/api/chats/show-chat/', { method: 'POST', headers, body: JSON.stringify({ chat_id: chatId }) });
  const { results } = await answer.json();
  const thread = document.getElementById('thread');
  const lines = results.messages.map(({ message, created_at, direction }) => {
    const line = document.createElement('li');
    line.className = direction === 'out' ? 'own' : '';
    line.textContent = `${message} ${time.format(new Date(created_at))}`;
    return line;
  });
  thread.replaceChildren(...lines);
  thread.scrollTop = thread.scrollHeight;
}
show();
